/** A CSS variable of the dialog that a reader may set. */
export interface LiveVariable {
  name: `--docsearch-${string}`;
  kind: 'color' | 'size';
  /** What it is unless set, as `@docsearch/css` 4.7.0 says: in light mode and in dark mode. */
  initial: {light: string; dark: string};
  /** The most a size can be set to, in pixels. */
  most?: number;
}

/** The variables on offer, in the order of the page about styling. */
export const VARIABLES: readonly LiveVariable[] = [
  {name: '--docsearch-highlight-color', kind: 'color', initial: {light: '#003dff', dark: '#457aff'}},
  {name: '--docsearch-text-color', kind: 'color', initial: {light: '#36395a', dark: '#c4c7dc'}},
  {name: '--docsearch-secondary-text-color', kind: 'color', initial: {light: '#5a5e9a', dark: '#b6b7d5'}},
  {name: '--docsearch-modal-background', kind: 'color', initial: {light: '#f5f6f7', dark: '#15172a'}},
  {name: '--docsearch-hit-background', kind: 'color', initial: {light: '#ffffff', dark: '#090a11'}},
  {name: '--docsearch-footer-background', kind: 'color', initial: {light: '#ffffff', dark: '#000000'}},
  {name: '--docsearch-hit-height', kind: 'size', initial: {light: '56px', dark: '56px'}, most: 96},
  {name: '--docsearch-spacing', kind: 'size', initial: {light: '12px', dark: '12px'}, most: 32},
  {name: '--docsearch-border-radius', kind: 'size', initial: {light: '4px', dark: '4px'}, most: 20},
];

/** The texts on offer, by their place in `translations.modal`. */
export const TEXTS = [
  {part: 'searchBox', key: 'placeholderText'},
  {part: 'searchBox', key: 'closeButtonText'},
  {part: 'noResultsScreen', key: 'noResultsText'},
] as const;

export type TextKey = (typeof TEXTS)[number]['key'];

/** What `hitComponent` may add to a row: nothing, the kind of the hit, or its address. */
export const HIT_PARTS = ['none', 'type', 'url'] as const;

export type HitPart = (typeof HIT_PARTS)[number];

export const DEFAULT_PER_GROUP = 5;

export type ColorMode = 'light' | 'dark';

/** What a reader has chosen. What is left as it is does not become code. */
export interface LiveChoices {
  theme?: ColorMode;
  /** Values by the name of the variable; sizes are those of light mode, for both. */
  variables: Readonly<Record<ColorMode, Readonly<Record<string, string>>>>;
  maxResultsPerGroup: number;
  hitPart: HitPart;
  texts: Readonly<Partial<Record<TextKey, string>>>;
}

export const NO_CHOICES: LiveChoices = {
  variables: {light: {}, dark: {}},
  maxResultsPerGroup: DEFAULT_PER_GROUP,
  hitPart: 'none',
  texts: {},
};
