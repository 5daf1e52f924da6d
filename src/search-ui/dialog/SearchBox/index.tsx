import type {KeyboardEvent, ReactNode, RefObject} from 'react';
import FieldBar from '../../model/FieldBar';
import Icon from '../../model/Icon';
import type {DialogTranslations} from '../../model/dialogTranslations';

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
    <FieldBar
      icon={props.isStalled ? <span className="DocSearch-LoadingIndicator" /> : <Icon name="search" />}
      label={texts.searchInputLabel}
      input={{
        ref: inputRef,
        id: 'docsearch-input',
        type: 'search',
        role: 'combobox',
        'aria-autocomplete': 'list',
        'aria-expanded': listId !== undefined,
        'aria-controls': listId,
        'aria-activedescendant': activeId,
        autoCorrect: 'off',
        autoCapitalize: 'off',
        spellCheck: false,
        enterKeyHint: 'search',
        placeholder: props.placeholder,
        value: query,
        onChange: event => props.onQuery(event.target.value),
        onKeyDown: props.onKeyDown,
      }}
      actions={
        query && (
          <>
            <button type="reset" className="DocSearch-Clear DocSearch-Reset" title={texts.clearButtonTitle}>
              {texts.clearButtonText}
            </button>
            <span className="DocSearch-Divider" />
          </>
        )
      }
      closeText={texts.closeButtonText}
      onReset={() => {
        props.onQuery('');
        inputRef.current?.focus();
      }}
      onClose={props.onClose}
    />
  );
}
