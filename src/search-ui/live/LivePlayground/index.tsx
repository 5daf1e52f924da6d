import Translate, {translate} from '@docusaurus/Translate';
import {useColorMode} from '@docusaurus/theme-common';
import CodeBlock from '@theme/CodeBlock';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import type {CSSProperties, ReactNode} from 'react';
import {useMemo, useState, useSyncExternalStore} from 'react';
import SearchDialog from '../../dialog/SearchDialog';
import type {StoredHit} from '../../model/Hit';
import type {SearchOptions} from '../../model/SearchOptions';
import {useSearchContext} from '../../model/useSearchContext';
import {useSearchSettings} from '../../model/useSearchSettings';
import {codeOf} from '../codeOf';
import {
  type ColorMode,
  DEFAULT_PER_GROUP,
  HIT_PARTS,
  type HitPart,
  type LiveChoices,
  type LiveVariable,
  NO_CHOICES,
  TEXTS,
  VARIABLES,
} from '../liveChoices';
import styles from './styles.module.css';

interface HitProps {
  hit: StoredHit;
  children: ReactNode;
}

const HIT_COMPONENTS: Record<HitPart, SearchOptions['hitComponent']> = {
  none: undefined,
  type: ({hit, children}: HitProps) => (
    <>
      <small className={styles.part}>{hit.type}</small>
      {children}
    </>
  ),
  url: ({hit, children}: HitProps) => (
    <>
      <small className={styles.part}>{hit.url}</small>
      {children}
    </>
  ),
};

const DIALOG_OPEN = 'DocSearch--active';

function watchBody(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.body, {attributes: true, attributeFilter: ['class']});
  return () => observer.disconnect();
}

/** Returns whether the search dialog lies over the page, whose elements have the ids of this one. */
const useIsDialogOpen = () =>
  useSyncExternalStore(watchBody, () => document.body.classList.contains(DIALOG_OPEN));

const hitPartText = (part: HitPart) =>
  ({
    none: translate({id: 'site.live.hit.none', message: 'as it is'}),
    type: translate({id: 'site.live.hit.type', message: 'with the kind of the hit'}),
    url: translate({id: 'site.live.hit.url', message: 'with its address'}),
  })[part];

export interface LivePlaygroundProps {
  query: string;
  searchOptions: SearchOptions;
}

/** The real dialog, in the page, beside controls for what an adopter may change, and the code of what is chosen. */
export default function LivePlayground({query, searchOptions}: LivePlaygroundProps): ReactNode {
  const {colorMode} = useColorMode();
  const [choices, setChoices] = useState<LiveChoices>(NO_CHOICES);
  // A dialog that is closed, or whose choices are taken back, begins anew.
  const [round, setRound] = useState(0);
  const isCovered = useIsDialogOpen();
  const mode: ColorMode = choices.theme ?? colorMode;
  const {maxResultsPerGroup, hitPart, texts} = choices;

  const options = useMemo<SearchOptions>(
    () => ({
      ...searchOptions,
      maxResultsPerGroup,
      hitComponent: HIT_COMPONENTS[hitPart],
      // What is tried out here is no search of the reader's.
      disableUserPersonalization: true,
    }),
    [searchOptions, maxResultsPerGroup, hitPart],
  );
  const configured = useSearchSettings(options);
  const settings = useMemo(() => {
    const own = configured.algolia.translations;
    const modal: Record<string, object> = {};
    for (const {part, key} of TEXTS)
      if (texts[key]) modal[part] = {...(own?.modal?.[part] as object), ...modal[part], [key]: texts[key]};
    const {placeholder, ...algolia} = configured.algolia;
    return {
      ...configured,
      // What the configuration says of them would win.
      options,
      algolia: {
        ...algolia,
        ...(texts.placeholderText === undefined && {placeholder}),
        translations: {...own, modal: {...own?.modal, ...modal}},
      },
    };
  }, [configured, options, texts]);
  const context = useSearchContext();
  const code = useMemo(() => codeOf(choices), [choices]);

  const change = (part: Partial<LiveChoices>) => setChoices({...choices, ...part});
  const valueOf = ({name, kind, initial}: LiveVariable) =>
    choices.variables[kind === 'size' ? 'light' : mode][name] ?? initial[mode];
  const setVariable = ({name, kind}: LiveVariable, value: string) => {
    const written = kind === 'size' ? 'light' : mode;
    change({
      variables: {...choices.variables, [written]: {...choices.variables[written], [name]: value}},
    });
  };
  const shown = Object.fromEntries(
    VARIABLES.flatMap(variable => {
      const set = choices.variables[variable.kind === 'size' ? 'light' : mode][variable.name];
      return set === undefined ? [] : [[variable.name, set]];
    }),
  ) as CSSProperties;

  return (
    <div className={styles.playground}>
      <form className={styles.controls} onSubmit={event => event.preventDefault()}>
        <fieldset>
          <legend>
            <Translate id="site.live.variables">Colors and sizes</Translate>
          </legend>
          <label>
            <code>theme</code>
            <select value={mode} onChange={event => change({theme: event.target.value as ColorMode})}>
              <option value="light">light</option>
              <option value="dark">dark</option>
            </select>
          </label>
          {VARIABLES.map(variable => (
            <label key={variable.name}>
              <code>{variable.name}</code>
              {variable.kind === 'color' ? (
                <input
                  type="color"
                  value={valueOf(variable)}
                  onChange={event => setVariable(variable, event.target.value)}
                />
              ) : (
                <input
                  type="range"
                  min={0}
                  max={variable.most}
                  value={parseInt(valueOf(variable), 10)}
                  aria-valuetext={valueOf(variable)}
                  onChange={event => setVariable(variable, `${event.target.value}px`)}
                />
              )}
            </label>
          ))}
        </fieldset>
        <fieldset>
          <legend>
            <Translate id="site.live.options">Results</Translate>
          </legend>
          <label>
            <code>maxResultsPerGroup</code>
            <input
              type="number"
              min={1}
              max={20}
              value={maxResultsPerGroup}
              onChange={({target}) =>
                change({
                  maxResultsPerGroup: Math.min(
                    20,
                    Math.max(1, Math.round(target.valueAsNumber) || DEFAULT_PER_GROUP),
                  ),
                })
              }
            />
          </label>
          <label>
            <code>hitComponent</code>
            <select value={hitPart} onChange={event => change({hitPart: event.target.value as HitPart})}>
              {HIT_PARTS.map(part => (
                <option key={part} value={part}>
                  {hitPartText(part)}
                </option>
              ))}
            </select>
          </label>
        </fieldset>
        <fieldset>
          <legend>
            <Translate id="site.live.texts">Words</Translate>
          </legend>
          {TEXTS.map(({key}) => (
            <label key={key}>
              <code>{key}</code>
              <input
                type="text"
                value={texts[key] ?? ''}
                onChange={({target}) => change({texts: {...texts, [key]: target.value || undefined}})}
              />
            </label>
          ))}
        </fieldset>
        <button
          type="button"
          className="button button--secondary button--sm"
          onClick={() => {
            setChoices(NO_CHOICES);
            setRound(round + 1);
          }}
        >
          <Translate id="site.live.reset">Take all of it back</Translate>
        </button>
      </form>
      <div className={styles.stage} data-theme={mode}>
        {!isCovered && (
          <SearchDialog
            key={round}
            settings={settings}
            context={context}
            initialQuery={query}
            page={null}
            inlineStyle={shown}
            onClose={() => setRound(round + 1)}
          />
        )}
      </div>
      <div className={styles.code}>
        <Tabs groupId="language">
          <TabItem value="js" label="JavaScript" default>
            <CodeBlock language="js">{code.js}</CodeBlock>
          </TabItem>
          <TabItem value="react" label="React">
            <CodeBlock language="jsx">{code.react}</CodeBlock>
          </TabItem>
        </Tabs>
        {code.css && (
          <CodeBlock language="css" title="search.css">
            {code.css}
          </CodeBlock>
        )}
      </div>
    </div>
  );
}
