import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';

const css = readFileSync('src/css/tokens.css', 'utf8');

type Mode = 'light' | 'dark';
type Rgb = [number, number, number];

function declarations(selector: string): Map<string, string> {
  const block = new RegExp(
    `^ *${selector.replace(/[[\]]/g, '\\$&')}(?:,[^{]*)? \\{([\\s\\S]*?)^ *\\}`,
    'm',
  ).exec(css)?.[1];
  if (block === undefined) throw new Error(`tokens.css has no block ${selector}`);
  return new Map(
    [...block.matchAll(/(--ds-[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

const light = declarations(':root');
const dark = declarations('[data-theme="dark"]');

/** Linear sRGB of an opaque oklch colour, after https://www.w3.org/TR/css-color-4/#color-conversion-code; clipped to the gamut. */
function linearRgb(value: string): Rgb {
  const parts = /^oklch\(([\d.]+)% ([\d.]+) ([\d.]+)\)$/.exec(value);
  if (!parts) throw new Error(`not an opaque oklch colour: ${value}`);
  const [lightness, chroma, hue] = [
    Number(parts[1]) / 100,
    Number(parts[2]),
    (Number(parts[3]) * Math.PI) / 180,
  ];
  const a = chroma * Math.cos(hue);
  const b = chroma * Math.sin(hue);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const rgb: Rgb = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return rgb.map(channel => Math.min(1, Math.max(0, channel))) as Rgb;
}

/** Contrast ratio of two oklch colours, after https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio. */
function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [one, other]
    .map(linearRgb)
    .map(([red, green, blue]) => 0.2126 * red + 0.7152 * green + 0.0722 * blue)
    .sort((first, second) => first - second);
  return (lighter + 0.05) / (darker + 0.05);
}

function token(name: string, mode: Mode): string {
  const value = (mode === 'dark' ? dark.get(name) : undefined) ?? light.get(name);
  if (value === undefined) throw new Error(`tokens.css has no ${name}`);
  return value;
}

const papers = ['--ds-paper', '--ds-paper-raised', '--ds-paper-sunken', '--ds-paper-hover'];
const inks = ['--ds-ink', '--ds-ink-soft', '--ds-ink-quiet', '--ds-accent-ink', '--ds-ai'];
const states = ['--ds-note', '--ds-tip', '--ds-info', '--ds-warning', '--ds-danger'];
const syntax = [...light.keys()].filter(name => name.startsWith('--ds-code-') && name !== '--ds-code-mark');
const onEvery = (names: string[], backgrounds: string[]) =>
  names.flatMap(name => backgrounds.map(background => [name, background] as const));

/** What is read as text: 4.5:1. */
const text = [
  ...onEvery(inks, papers),
  ...onEvery(states, ['--ds-paper', '--ds-paper-raised', '--ds-paper-sunken']),
  ...onEvery(syntax, ['--ds-paper-sunken', '--ds-paper-raised', '--ds-code-mark']),
  ...onEvery(['--ds-ink', '--ds-ink-soft', '--ds-accent-ink'], ['--ds-accent-tint']),
  ...onEvery(['--ds-ink', '--ds-ink-soft', '--ds-ai'], ['--ds-ai-tint']),
  ...onEvery(['--ds-ink'], ['--ds-mark', '--ds-selection']),
  ['--ds-on-accent', '--ds-accent'],
  ['--ds-on-accent', '--ds-accent-ink'],
  ['--ds-announcement-text', '--ds-announcement-background'],
] as const;

/** What is seen, not read: 3:1. */
const parts = onEvery(
  ['--ds-outline', '--ds-accent', '--ds-focus'],
  [...papers, '--ds-accent-tint', '--ds-ai-tint'],
);

describe.each(['light', 'dark'] as const)('%s mode', mode => {
  test.each(text)('%s on %s reads as text', (name, background) => {
    expect(contrast(token(name, mode), token(background, mode))).toBeGreaterThanOrEqual(4.5);
  });
  test.each(parts)('%s on %s is seen', (name, background) => {
    expect(contrast(token(name, mode), token(background, mode))).toBeGreaterThanOrEqual(3);
  });
});

test('dark mode gives every colour of light mode a value of its own', () => {
  const colours = [...light].filter(([, value]) => value.includes('oklch(')).map(([name]) => name);
  expect([...dark.keys()].toSorted()).toEqual(colours.toSorted());
});

test('the ratio of two known colours comes out as the standard has it', () => {
  expect(contrast('oklch(0% 0 0)', 'oklch(100% 0 0)')).toBeCloseTo(21, 5);
  // #767676 on white, the lightest grey that passes
  expect(contrast('oklch(56.53% 0 0)', 'oklch(100% 0 0)')).toBeCloseTo(4.54, 1);
});
