import type {KeyboardEvent, ReactNode, RefObject} from 'react';
import Icon from '../Icon';
import type {DialogTranslations} from '../dialogTranslations';

/** Most characters of a query. */
export const LONGEST_QUERY = 512;

export interface SearchBoxProps {
  inputRef: RefObject<HTMLInputElement | null>;
  query: string;
  placeholder: string;
  isStalled: boolean;
  /** Id of the list of results, where there is one. */
  listId?: string;
  activeId?: string;
  texts: DialogTranslations['searchBox'];
  onQuery: (query: string) => void;
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  onClose: () => void;
}

/** The dialog's head: the field, which commands the list of results below it, and what clears and closes. */
export default function SearchBox(props: SearchBoxProps): ReactNode {
  const {inputRef, query, texts, listId, activeId} = props;
  return (
    <header className="DocSearch-SearchBar">
      <form
        className="DocSearch-Form"
        onSubmit={event => event.preventDefault()}
        onReset={event => {
          event.preventDefault();
          props.onQuery('');
          inputRef.current?.focus();
        }}
      >
        <label className="DocSearch-MagnifierLabel" htmlFor="docsearch-input">
          {props.isStalled ? <span className="DocSearch-LoadingIndicator" /> : <Icon name="search" />}
          <span className="DocSearch-VisuallyHiddenForAccessibility">{texts.searchInputLabel}</span>
        </label>
        <input
          ref={inputRef}
          className="DocSearch-Input"
          id="docsearch-input"
          type="search"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={listId !== undefined}
          aria-controls={listId}
          aria-activedescendant={activeId}
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={LONGEST_QUERY}
          placeholder={props.placeholder}
          value={query}
          onChange={event => props.onQuery(event.target.value)}
          onKeyDown={props.onKeyDown}
        />
        <div className="DocSearch-Actions">
          {query && (
            <>
              <button type="reset" className="DocSearch-Clear DocSearch-Reset" title={texts.clearButtonTitle}>
                {texts.clearButtonText}
              </button>
              <span className="DocSearch-Divider" />
            </>
          )}
          <button
            type="button"
            className="DocSearch-Action DocSearch-Close"
            aria-label={texts.closeButtonText}
            title={texts.closeButtonText}
            onClick={props.onClose}
          >
            <Icon name="close" />
          </button>
        </div>
      </form>
    </header>
  );
}
