import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {type ReactNode, useEffect, useMemo, useRef, useState} from 'react';
import {useComforts} from '../../components/useComforts';
import styles from './styles.module.css';

export interface Props {
  /** The code of a block written in JSX; it is shown as it is. */
  children?: ReactNode;
  /** The code of a fence, highlighted when the page was compiled. */
  html?: string;
  language?: string;
  title?: string;
  /** Number of the first line where lines are numbered. */
  firstLine?: number;
  className?: string;
}

/** How long the copy button confirms, in ms. */
const CONFIRMATION = 1500;

function CopyButton({textOf}: {textOf: () => string}): ReactNode {
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');
  useEffect(() => {
    if (state === 'idle') return undefined;
    const timer = setTimeout(() => setState('idle'), CONFIRMATION);
    return () => clearTimeout(timer);
  }, [state]);
  const labels = {
    idle: translate({id: 'theme.CodeBlock.copyButtonAriaLabel', message: 'Copy code to clipboard'}),
    copied: translate({id: 'theme.CodeBlock.copied', message: 'Copied'}),
    failed: translate({id: 'site.codeBlock.copyFailed', message: 'Copying failed: select the code instead'}),
  };
  const copy = () => {
    const {clipboard} = navigator as {clipboard?: Clipboard};
    const done = clipboard ? clipboard.writeText(textOf()) : Promise.reject(new Error('no clipboard'));
    done.then(
      () => setState('copied'),
      () => setState('failed'),
    );
  };
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={labels.idle}
      title={labels[state]}
      onClick={copy}
    >
      <svg aria-hidden="true" viewBox="0 0 24 24">
        <path d={state === 'copied' ? 'm5 13 4 4L19 7' : 'M9 9h10v11H9zM5 15H4V4h11v1'} />
      </svg>
      <span role="status" className={styles.status}>
        {state !== 'idle' && labels[state]}
      </span>
    </button>
  );
}

/**
 * A block of code with its title, a button that copies it and, where a line is too long, one that wraps it. Replaces
 * the theme's, which highlights in the browser.
 */
export default function CodeBlock({
  children,
  html,
  language = 'text',
  title,
  firstLine,
  className,
}: Props): ReactNode {
  const {wrapCode} = useComforts();
  const code = useRef<HTMLElement>(null);
  const [wraps, setWraps] = useState(false);
  const [overflows, setOverflows] = useState(false);
  // React writes markup anew whenever it comes in another object.
  const content = useMemo(
    () => (html === undefined ? {children} : {dangerouslySetInnerHTML: {__html: html}}),
    [children, html],
  );
  useEffect(() => {
    const pre = code.current?.parentElement;
    if (!pre) return undefined;
    const observer = new ResizeObserver(() => setOverflows(pre.scrollWidth > pre.clientWidth));
    observer.observe(pre);
    return () => observer.disconnect();
  }, []);
  return (
    <div className={clsx('theme-code-block', `language-${language}`, styles.block, className)}>
      {title && <div className={styles.title}>{title}</div>}
      <div className={styles.content}>
        <pre
          tabIndex={overflows ? 0 : undefined}
          dir="ltr"
          className={clsx(styles.pre, wraps && styles.wraps)}
        >
          <code
            ref={code}
            className={clsx(firstLine !== undefined && styles.numbered)}
            style={firstLine === undefined ? undefined : {counterSet: `line ${firstLine - 1}`}}
            {...content}
          />
        </pre>
        <div className={styles.buttons}>
          {wrapCode && (overflows || wraps) && (
            <button
              type="button"
              className={styles.button}
              aria-pressed={wraps}
              aria-label={translate({id: 'theme.CodeBlock.wordWrapToggle', message: 'Toggle word wrap'})}
              title={translate({id: 'theme.CodeBlock.wordWrapToggle', message: 'Toggle word wrap'})}
              onClick={() => setWraps(!wraps)}
            >
              <svg aria-hidden="true" viewBox="0 0 24 24">
                <path d="M4 6h16M4 12h13a3 3 0 0 1 0 6h-4m3-3-3 3 3 3M4 18h5" />
              </svg>
            </button>
          )}
          <CopyButton textOf={() => code.current?.textContent ?? ''} />
        </div>
      </div>
    </div>
  );
}
