import {usePluralForm} from '@docusaurus/theme-common';
import clsx from 'clsx';
import type {MouseEvent, ReactNode} from 'react';
import AskEntry from '../AskEntry';
import HitText from '../HitText';
import Icon from '../../model/Icon';
import type {SearchOptions} from '../../model/SearchOptions';
import type {DialogTranslations} from '../../model/dialogTranslations';
import {fillText} from '../../model/fillText';
import type {GroupedHit, HitGroup} from '../../model/groupHits';

export const LIST_ID = 'docsearch-list';

/** Returns the id of an option: of a hit it is the link, and `docsearch-hits{group}-item-{place}` the row around it. */
export function optionIdOf({kind, id}: Item): string {
  return kind === 'ask' ? id : `${id}-link`;
}

/** The row of a hit of a group. */
export interface HitItem {
  kind: 'hit';
  id: string;
  group: number;
  grouped: GroupedHit;
}

/** A row that the field can command: a hit, or the entry that asks the question instead. */
export type Item = HitItem | {kind: 'ask'; id: string};

/** Returns the rows of a result in the order they are shown. */
export function itemsOf(groups: readonly HitGroup[], withAsk: boolean): Item[] {
  const hits = groups.flatMap(({hits: grouped}, group) => grouped.map(each => ({group, grouped: each})));
  const offset = withAsk ? 1 : 0;
  return [
    ...(withAsk ? [{id: 'docsearch-askAI-item-0', kind: 'ask' as const}] : []),
    ...hits.map((hit, index) => ({
      id: `docsearch-hits${hit.group}-item-${index + offset}`,
      kind: 'hit' as const,
      ...hit,
    })),
  ];
}

function iconOf(type: string) {
  if (type === 'content') return 'text';
  return type === 'lvl0' || type === 'lvl1' ? 'page' : 'heading';
}

interface RowProps {
  item: HitItem;
  isActive: boolean;
  hitComponent: SearchOptions['hitComponent'];
  onActive: () => void;
  onPress: (event: MouseEvent, item: Item) => void;
}

function Row({item, isActive, hitComponent: Custom, onActive, onPress}: RowProps): ReactNode {
  const {hit, parent, isLast} = item.grouped;
  const content = (
    <div className="DocSearch-Hit-Container">
      {parent && (
        <span
          className={clsx('DocSearch-Hit-Tree', isLast && 'DocSearch-Hit-Tree--last')}
          aria-hidden="true"
        />
      )}
      <Icon className="DocSearch-Hit-icon" name={iconOf(hit.type)} />
      <HitText hit={hit} parent={parent} />
      <Icon className="DocSearch-Hit-Select-Icon" name="enter" />
    </div>
  );
  return (
    <li className={clsx('DocSearch-Hit', parent && 'DocSearch-Hit--Child')} id={item.id} role="none">
      <a
        href={hit.url}
        id={optionIdOf(item)}
        role="option"
        tabIndex={-1}
        aria-selected={isActive}
        onMouseMove={onActive}
        onClick={event => onPress(event, item)}
        onAuxClick={event => onPress(event, item)}
      >
        {Custom ? <Custom hit={hit}>{content}</Custom> : content}
      </a>
    </li>
  );
}

export interface ResultsScreenProps {
  groups: readonly HitGroup[];
  items: readonly Item[];
  active: number;
  query: string;
  nbHits: number;
  /** Address of the page with all results. */
  allResultsUrl: string | null;
  options: SearchOptions;
  texts: DialogTranslations['resultsScreen'];
  onActive: (index: number) => void;
  onPress: (event: MouseEvent, item: Item) => void;
  onSeeAll: (event: MouseEvent) => void;
}

/** The results under the titles of their groups, as the list that the field commands. */
export default function ResultsScreen(props: ResultsScreenProps): ReactNode {
  const {groups, items, active, query, nbHits, allResultsUrl, options, texts} = props;
  const {selectMessage} = usePluralForm();
  const Footer = options.resultsFooterComponent;
  const ask = items.find(({kind}) => kind === 'ask');
  return (
    <div className="DocSearch-Dropdown-Container">
      <div role="listbox" id={LIST_ID} aria-label={texts.listLabel}>
        {ask && (
          <AskEntry
            id={ask.id}
            query={query}
            isActive={items[active] === ask}
            text={texts.askAiPlaceholder}
            onActive={() => props.onActive(items.indexOf(ask))}
            onPress={event => props.onPress(event, ask)}
          />
        )}
        {groups.map(({title}, group) => (
          <section
            className="DocSearch-Hits"
            role="group"
            aria-labelledby={`docsearch-hits${group}-title`}
            key={title}
          >
            <div className="DocSearch-Hit-source" id={`docsearch-hits${group}-title`}>
              {title}
            </div>
            <ul role="none">
              {items.map((item, index) =>
                item.kind === 'hit' && item.group === group ? (
                  <Row
                    key={item.id}
                    item={item}
                    isActive={index === active}
                    hitComponent={options.hitComponent}
                    onActive={() => props.onActive(index)}
                    onPress={props.onPress}
                  />
                ) : null,
              )}
            </ul>
          </section>
        ))}
      </div>
      {Footer ? (
        <section className="DocSearch-HitsFooter">
          <Footer query={query} nbHits={nbHits} />
        </section>
      ) : (
        allResultsUrl && (
          <section className="DocSearch-HitsFooter">
            <a href={allResultsUrl} onClick={props.onSeeAll}>
              {fillText(selectMessage(nbHits, texts.seeAllText), {count: nbHits})}
            </a>
          </section>
        )
      )}
    </div>
  );
}
