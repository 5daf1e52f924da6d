import type {ReactNode} from 'react';
import Icon from '../Icon';
import type {Scope, ScopeAxis} from '../Scope';
import type {DialogTranslations} from '../dialogTranslations';

export interface FooterProps {
  axes: readonly ScopeAxis[];
  scope: Scope;
  /** Whether the hosted provider answers: its programme asks for the credit. */
  isHosted: boolean;
  texts: DialogTranslations['footer'];
  onScope: (scope: Scope) => void;
}

/** What is searched, with the way to change it, and the keys. */
export default function Footer({axes, scope, isHosted, texts, onScope}: FooterProps): ReactNode {
  return (
    <footer className="DocSearch-Footer">
      {isHosted && (
        <div className="DocSearch-Logo">
          <a href="https://www.algolia.com/developers" target="_blank" rel="noopener noreferrer">
            {texts.poweredByText} Algolia
          </a>
        </div>
      )}
      <div className="DocSearch-Scope">
        {axes
          .filter(({choices}) => choices.length > 1)
          .map(({attribute, label, allLabel, choices}) => (
            <select
              key={attribute}
              aria-label={label}
              value={scope[attribute]}
              onChange={event => onScope({...scope, [attribute]: event.target.value})}
            >
              {choices.map(({value, label: name}) => (
                <option key={value} value={value}>
                  {name}
                </option>
              ))}
              <option value="">{allLabel}</option>
            </select>
          ))}
      </div>
      <ul className="DocSearch-Commands">
        <li>
          <kbd className="DocSearch-Commands-Key" role="img" aria-label={texts.selectKeyAriaLabel}>
            <Icon name="enter" />
          </kbd>
          <span className="DocSearch-Label">{texts.selectText}</span>
        </li>
        <li>
          <kbd className="DocSearch-Commands-Key" role="img" aria-label={texts.navigateUpKeyAriaLabel}>
            <Icon name="up" />
          </kbd>
          <kbd className="DocSearch-Commands-Key" role="img" aria-label={texts.navigateDownKeyAriaLabel}>
            <Icon name="down" />
          </kbd>
          <span className="DocSearch-Label">{texts.navigateText}</span>
        </li>
        <li>
          <kbd
            className="DocSearch-Commands-Key DocSearch-Escape-Key"
            role="img"
            aria-label={texts.closeKeyAriaLabel}
          >
            esc
          </kbd>
          <span className="DocSearch-Label">{texts.closeText}</span>
        </li>
      </ul>
    </footer>
  );
}
