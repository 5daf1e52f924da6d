import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {type ReactNode, type RefObject, useState} from 'react';
import type {Assistant} from '../../../config/programs';
import type {ProviderConfig} from '../../../config/search';
import {openDialog} from '../../button/openDialog';
import type {AskedPage} from '../../model/AskScreen';
import styles from './styles.module.css';

export interface PageActionsProps {
  id: string;
  page: AskedPage;
  /** Address of the page's Markdown. */
  twin: string;
  /** The button that opened the menu. */
  opener: RefObject<HTMLButtonElement | null>;
  /** Called when the menu has done its work. */
  onDone: () => void;
}

/** @throws Error when the server has no such file */
async function fetchText(url: string): Promise<Blob> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answers ${response.status}`);
  return new Blob([await response.text()], {type: 'text/plain'});
}

/** Copies the text of an address. The promise is handed over at once: a browser lets only a press write. */
async function copyFrom(url: string): Promise<void> {
  const {clipboard} = navigator as {clipboard?: Clipboard};
  if (!clipboard) throw new Error('This page is not served over a safe connection.');
  const text = fetchText(url);
  try {
    await clipboard.write([new ClipboardItem({'text/plain': text})]);
  } finally {
    await text;
  }
}

/** The menu beside a page's title: a list of what can be done with the page. */
export default function PageActions({id, page, twin, opener, onDone}: PageActionsProps): ReactNode {
  const {url, customFields} = useDocusaurusContext().siteConfig;
  const [copied, setCopied] = useState<'done' | 'failed' | null>(null);
  const {ask} = customFields?.providers as ProviderConfig;
  const assistants = customFields?.assistants as readonly Assistant[];
  const prompt = translate(
    {
      id: 'site.page.prompt',
      message: 'Read {url} and answer my questions about it.',
      description: 'What an outside assistant is asked first',
    },
    {url: url + twin},
  );

  const copy = () => {
    setCopied(null);
    copyFrom(twin).then(
      () => setCopied('done'),
      () => setCopied('failed'),
    );
  };
  return (
    <div id={id} className={styles.menu}>
      <ul>
        <li>
          <button type="button" onClick={copy}>
            <Translate id="site.page.copy">Copy as Markdown</Translate>
          </button>
        </li>
        <li>
          <a href={twin}>
            <Translate id="site.page.view">View as Markdown</Translate>
          </a>
        </li>
        {ask.provider === 'embedded' && (
          <li>
            <button
              type="button"
              onClick={() => {
                onDone();
                openDialog({page, opener: opener.current});
              }}
            >
              <Translate id="site.page.ask">Ask about this page</Translate>
            </button>
          </li>
        )}
        {assistants.map(assistant => (
          <li key={assistant.name}>
            <a
              href={assistant.url.replace('{prompt}', () => encodeURIComponent(prompt))}
              target="_blank"
              rel="noopener noreferrer"
            >
              <Translate
                id="site.page.assistant"
                values={{name: assistant.name}}
                description="Opens an outside assistant, {name}, with the page"
              >
                {'Open in {name}'}
              </Translate>
            </a>
          </li>
        ))}
      </ul>
      <p role="status" className={styles.status}>
        {copied === 'done' && translate({id: 'theme.CodeBlock.copied', message: 'Copied'})}
        {copied === 'failed' &&
          translate({id: 'site.page.copyFailed', message: 'Copying failed: view the Markdown instead'})}
      </p>
    </div>
  );
}
