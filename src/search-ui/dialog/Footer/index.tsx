import type {ReactNode} from 'react';
import Icon from '../../model/Icon';
import {KEY_LIST_ID} from '../KeyList';
import type {Scope, ScopeAxis} from '../../model/Scope';
import type {DialogTranslations} from '../../model/dialogTranslations';
import {useDisclosure} from '../../model/useDisclosure';

export interface FooterProps {
  axes: readonly ScopeAxis[];
  scope: Scope;
  /** Whether the hosted provider answers: its programme asks for the credit. */
  isHosted: boolean;
  /** Whether a question is put, and not a keyword searched. */
  isAsking: boolean;
  /** Whether the list of keys is shown. */
  hasKeys: boolean;
  texts: DialogTranslations['footer'];
  /** Names the button that shows the keys; none is shown without. */
  keysText: string | undefined;
  onScope: (scope: Scope) => void;
  onKeys: () => void;
}

/** What is searched, with the way to change it, and the keys. */
export default function Footer(props: FooterProps): ReactNode {
  const {axes, scope, isHosted, isAsking, hasKeys, texts, keysText, onScope, onKeys} = props;
  const {isOpen: isChoosing, setIsOpen: setIsChoosing, buttonRef, closeFirst} = useDisclosure();
  const shown = axes
    .filter(({choices}) => choices.length > 1)
    .map(({allLabel, choices, ...axis}) => ({...axis, choices: [...choices, {value: '', label: allLabel}]}));
  return (
    <footer className="DocSearch-Footer">
      {isChoosing && (
        <div className="DocSearch-Scope-Choices" id="docsearch-scope" role="none" onKeyDown={closeFirst}>
          {shown.map(({attribute, label, choices}) => (
            <fieldset key={attribute}>
              <legend>{label}</legend>
              {choices.map(choice => (
                <label key={choice.value}>
                  <input
                    type="radio"
                    name={attribute}
                    checked={scope[attribute] === choice.value}
                    onChange={() => onScope({...scope, [attribute]: choice.value})}
                  />
                  {choice.label}
                </label>
              ))}
            </fieldset>
          ))}
        </div>
      )}
      {shown.length > 0 && (
        <button
          ref={buttonRef}
          type="button"
          className="DocSearch-Scope"
          aria-expanded={isChoosing}
          aria-controls={isChoosing ? 'docsearch-scope' : undefined}
          title={shown.map(({label}) => label).join(', ')}
          onClick={() => setIsChoosing(!isChoosing)}
          onKeyDown={closeFirst}
        >
          {shown
            .map(({attribute, choices}) => choices.find(({value}) => value === scope[attribute])?.label)
            .join(', ')}
          <Icon name="unfold" />
        </button>
      )}
      {isHosted && (
        <div className="DocSearch-Logo">
          <a href="https://www.algolia.com/developers" target="_blank" rel="noopener noreferrer">
            {texts.poweredByText} Algolia
          </a>
        </div>
      )}
      <ul className="DocSearch-Commands">
        <li>
          <kbd className="DocSearch-Commands-Key" role="img" aria-label={texts.selectKeyAriaLabel}>
            <Icon name="enter" />
          </kbd>
          <span className="DocSearch-Label">{isAsking ? texts.submitQuestionText : texts.selectText}</span>
        </li>
        {!isAsking && (
          <li>
            <kbd className="DocSearch-Commands-Key" role="img" aria-label={texts.navigateUpKeyAriaLabel}>
              <Icon name="up" />
            </kbd>
            <kbd className="DocSearch-Commands-Key" role="img" aria-label={texts.navigateDownKeyAriaLabel}>
              <Icon name="down" />
            </kbd>
            <span className="DocSearch-Label">{texts.navigateText}</span>
          </li>
        )}
        <li>
          <kbd
            className="DocSearch-Commands-Key DocSearch-Escape-Key"
            role="img"
            aria-label={texts.closeKeyAriaLabel}
          >
            {texts.closeKeyText}
          </kbd>
          <span className="DocSearch-Label">{isAsking ? texts.backToSearchText : texts.closeText}</span>
        </li>
        {keysText !== undefined && (
          <li>
            <button
              type="button"
              className="DocSearch-Keys-Button"
              aria-label={keysText}
              title={keysText}
              aria-expanded={hasKeys}
              aria-controls={hasKeys ? KEY_LIST_ID : undefined}
              onClick={onKeys}
            >
              ?
            </button>
          </li>
        )}
      </ul>
    </footer>
  );
}
