import type {ReactNode} from 'react';
import {useEffect, useRef} from 'react';
import type {DialogTranslations} from '../../model/dialogTranslations';
import type {SearchOptions} from '../../model/SearchOptions';

export const KEY_LIST_ID = 'docsearch-keys';

export interface KeyListProps {
  shortcuts: SearchOptions['keyboardShortcuts'];
  /** Whether questions can be asked. */
  canAsk: boolean;
  texts: DialogTranslations['keys'];
}

const isApple = () => /mac|iphone|ipad/i.test(navigator.platform);

/** The keys of the dialog, over its footer. */
export default function KeyList({shortcuts, canAsk, texts}: KeyListProps): ReactNode {
  const ref = useRef<HTMLElement>(null);
  const command = isApple() ? '⌘' : 'Ctrl';
  const open = [shortcuts['Ctrl/Cmd+K'] && `${command} K`, shortcuts['/'] && '/'].filter(
    key => key !== false,
  );
  const rows: [keys: readonly string[], text: string][] = [
    [open, texts.openText],
    [['↑', '↓'], texts.moveText],
    [['↵'], texts.followText],
    [[`${command} ↵`], texts.newTabText],
    [['⇧ ↵'], texts.newWindowText],
    [[texts.closeKeyText], canAsk ? texts.backText : texts.closeText],
    [['?'], texts.keysText],
  ];

  useEffect(() => ref.current?.focus(), []);

  return (
    <section ref={ref} className="DocSearch-Keys" id={KEY_LIST_ID} aria-label={texts.titleText} tabIndex={-1}>
      <dl>
        {rows.map(
          ([keys, text]) =>
            keys.length > 0 && (
              <div key={text}>
                <dt>
                  {keys.map(key => (
                    <kbd key={key} className="DocSearch-Commands-Key">
                      {key}
                    </kbd>
                  ))}
                </dt>
                <dd>{text}</dd>
              </div>
            ),
        )}
      </dl>
    </section>
  );
}
