import type {MouseEvent, ReactNode, RefObject} from 'react';
import type {SuggestedQuestion} from '../../../clients/ask/AskClient';
import type {StoredHit} from '../../model/Hit';
import HitText from '../HitText';
import type {IconName} from '../../model/Icon';
import Icon from '../../model/Icon';
import type {DialogTranslations} from '../../model/dialogTranslations';
import {leaveRow} from '../../model/leaveRow';
import type {SavedSearchesState} from '../../model/useSavedSearches';
import type {StartPage} from '../../model/SearchOptions';
import {describeHit} from '../../model/describeHit';
import type {SavedSearches} from '../../model/storage/savedSearches';

interface Action {
  title: string;
  icon: IconName;
  run: (hit: StoredHit) => void;
}

interface SavedListProps {
  list: 'recentSearches' | 'favoriteSearches';
  title: string;
  icon: IconName;
  hits: readonly StoredHit[];
  actions: readonly Action[];
  inputRef: RefObject<HTMLInputElement | null>;
  onPress: (event: MouseEvent, hit: StoredHit) => void;
}

function SavedList({list, title, icon, hits, actions, inputRef, onPress}: SavedListProps): ReactNode {
  if (hits.length === 0) return null;
  return (
    <section className="DocSearch-Hits" aria-labelledby={`docsearch-${list}-title`}>
      <h2 className="DocSearch-Hit-source" id={`docsearch-${list}-title`}>
        {title}
      </h2>
      <ul>
        {hits.map((hit, index) => {
          const {title} = describeHit(hit);
          return (
            <li className="DocSearch-Hit" id={`docsearch-${list}-item-${index}`} key={hit.objectID}>
              <a
                href={hit.url}
                onClick={event => onPress(event, hit)}
                onAuxClick={event => onPress(event, hit)}
              >
                <div className="DocSearch-Hit-Container">
                  <Icon className="DocSearch-Hit-icon" name={icon} />
                  <HitText hit={hit} />
                </div>
              </a>
              {actions.map(action => (
                <button
                  key={action.icon}
                  type="button"
                  className="DocSearch-Hit-action DocSearch-Hit-action-button"
                  title={action.title}
                  aria-label={`${action.title}: ${title.map(({text}) => text).join('')}`}
                  onClick={event => {
                    leaveRow(event.currentTarget, inputRef);
                    action.run(hit);
                  }}
                >
                  <Icon name={action.icon} />
                </button>
              ))}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

interface Suggested {
  key: string;
  text: string;
  icon: IconName;
  /** Where a link leads; a button has none. */
  url?: string;
  run: (event: MouseEvent) => void;
}

function SuggestedList({id, title, entries}: {id: string; title: string; entries: Suggested[]}): ReactNode {
  if (entries.length === 0) return null;
  return (
    <section className="DocSearch-Hits" aria-labelledby={id}>
      <h2 className="DocSearch-Hit-source" id={id}>
        {title}
      </h2>
      <ul>
        {entries.map(({key, text, icon, url, run}) => {
          const content = (
            <>
              <Icon className={url ? 'DocSearch-Hit-icon' : 'DocSearch-Hit-AskAIButton-icon'} name={icon} />
              <span className="DocSearch-Hit-title">{text}</span>
            </>
          );
          return (
            <li className="DocSearch-Hit" key={key}>
              {url ? (
                <a href={url} onClick={run}>
                  <div className="DocSearch-Hit-Container">{content}</div>
                </a>
              ) : (
                <button
                  type="button"
                  className="DocSearch-Hit-Conversation DocSearch-Hit-Container"
                  onClick={run}
                >
                  {content}
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

export interface StartScreenProps {
  saved: SavedSearchesState;
  /** Pages to begin with and questions to ask, for who has not been here before. */
  pages: readonly StartPage[];
  questions: readonly SuggestedQuestion[];
  texts: DialogTranslations['startScreen'];
  inputRef: RefObject<HTMLInputElement | null>;
  /** The list of earlier conversations, where there are any. */
  conversations?: ReactNode;
  onPress: (event: MouseEvent, hit: StoredHit) => void;
  onFollow: (event: MouseEvent, url: string) => void;
  onAsk: (question: string) => void;
}

/** What a reader sees who has not searched before: that nothing is stored yet, and where to begin. */
function FirstVisit({pages, questions, texts, onFollow, onAsk}: StartScreenProps): ReactNode {
  return (
    <>
      <div className="DocSearch-StartScreen">
        <p className="DocSearch-Help">{texts.noRecentSearchesText}</p>
      </div>
      <SuggestedList
        id="docsearch-startPages-title"
        title={texts.startPagesTitle}
        entries={pages.map(({title, url}) => ({
          key: url,
          text: title,
          icon: 'page',
          url,
          run: event => onFollow(event, url),
        }))}
      />
      <SuggestedList
        id="docsearch-startQuestions-title"
        title={texts.startQuestionsTitle}
        entries={questions.map(({objectID, question}) => ({
          key: objectID,
          text: question,
          icon: 'ask',
          run: () => onAsk(question),
        }))}
      />
    </>
  );
}

/** What the dialog shows before anything is typed: where the reader has been and what was kept, or where to begin. */
export default function StartScreen(props: StartScreenProps): ReactNode {
  const {saved, texts, inputRef, conversations, onPress} = props;
  if (saved.recent.length + saved.favorite.length === 0 && !conversations) return <FirstVisit {...props} />;
  const remove = (list: keyof SavedSearches, title: string): Action => ({
    title,
    icon: 'close',
    run: hit => saved.remove(list, hit),
  });
  const keep: Action = {
    title: texts.saveRecentSearchButtonTitle,
    icon: 'favorite',
    run: saved.keep,
  };
  return (
    <div className="DocSearch-Dropdown-Container">
      <SavedList
        list="recentSearches"
        title={texts.recentSearchesTitle}
        icon="recent"
        hits={saved.recent}
        actions={[keep, remove('recent', texts.removeRecentSearchButtonTitle)]}
        inputRef={inputRef}
        onPress={onPress}
      />
      <SavedList
        list="favoriteSearches"
        title={texts.favoriteSearchesTitle}
        icon="favorite"
        hits={saved.favorite}
        actions={[remove('favorite', texts.removeFavoriteSearchButtonTitle)]}
        inputRef={inputRef}
        onPress={onPress}
      />
      {conversations}
    </div>
  );
}
