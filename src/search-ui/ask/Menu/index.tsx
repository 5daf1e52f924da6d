import type {ReactNode} from 'react';
import {useRef} from 'react';
import ActionButton from '../../model/ActionButton';
import {useCloseBeside} from '../../model/useCloseBeside';
import {useDisclosure} from '../../model/useDisclosure';
import AskIcon from '../AskIcon';
import type {AskTranslations} from '../askTranslations';

export interface MenuProps {
  hasHistory: boolean;
  texts: AskTranslations['searchBox'];
  onNew: () => void;
  onHistory: () => void;
}

/** What else can be done in AI mode: begin anew, or look at earlier conversations where there are any. */
export default function Menu({hasHistory, texts, onNew, onHistory}: MenuProps): ReactNode {
  const {isOpen, setIsOpen, buttonRef, closeFirst} = useDisclosure();
  const rootRef = useRef<HTMLDivElement>(null);

  useCloseBeside(rootRef, isOpen, () => setIsOpen(false));

  const run = (action: () => void) => () => {
    setIsOpen(false);
    action();
  };
  return (
    <div className="DocSearch-Menu" ref={rootRef} role="none" onKeyDown={closeFirst}>
      <ActionButton
        ref={buttonRef}
        className="DocSearch-Menu-trigger"
        label={texts.menuText}
        aria-expanded={isOpen}
        aria-controls={isOpen ? 'docsearch-menu' : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        <AskIcon name="menu" />
      </ActionButton>
      {isOpen && (
        <div className="DocSearch-Menu-content open" id="docsearch-menu">
          <button type="button" className="DocSearch-Menu-item" onClick={run(onNew)}>
            {texts.startNewConversationText}
          </button>
          {hasHistory && (
            <button type="button" className="DocSearch-Menu-item" onClick={run(onHistory)}>
              {texts.viewConversationHistoryText}
            </button>
          )}
        </div>
      )}
    </div>
  );
}
