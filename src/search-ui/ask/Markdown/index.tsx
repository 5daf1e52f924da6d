import clsx from 'clsx';
import type {ReactNode} from 'react';
import {memo, useEffect, useLayoutEffect, useRef} from 'react';
import {iconElement} from '../AskIcon';
import type {AskTranslations} from '../askTranslations';
import {COPIED_FOR} from '../copiedFor';
import {CLOSED_CODE} from './answerBlocksOf';
import type {CodeRun} from './highlightCode';

type CopyTexts = Pick<
  AskTranslations['askAiScreen'],
  'copyButtonText' | 'copyButtonCopiedText' | 'copyCodeText' | 'copyFailedText'
>;

function nodeOf({kind, text}: CodeRun): Node | string {
  if (!kind) return text;
  const span = document.createElement('span');
  span.className = `code-${kind}`;
  span.textContent = text;
  return span;
}

/** Colors code blocks in place. Without the code for it they stay as they are. */
async function highlight(codes: readonly Element[]): Promise<void> {
  const {highlightCode} = await import('./highlightCode');
  for (const code of codes) code.replaceChildren(...highlightCode(code.textContent).map(nodeOf));
}

/** Returns a button that copies what stands in a code block. */
function createCopyButton(code: Element, texts: CopyTexts): HTMLButtonElement {
  const button = document.createElement('button');
  const label = document.createElement('span');
  label.className = 'DocSearch-CodeSnippet-CopyButton-Label';
  const say = (text: string, isCopied: boolean) => {
    button.classList.toggle('DocSearch-CodeSnippet-CopyButton--copied', isCopied);
    button.ariaLabel = text === texts.copyButtonText ? texts.copyCodeText : text;
    label.textContent = text;
  };
  button.type = 'button';
  button.className = 'DocSearch-CodeSnippet-CopyButton';
  button.append(
    iconElement('copy', 'DocSearch-CodeSnippet-CopyIcon'),
    iconElement('done', 'DocSearch-CodeSnippet-CheckIcon'),
    label,
  );
  say(texts.copyButtonText, false);
  button.addEventListener('click', () => {
    navigator.clipboard.writeText(code.textContent).then(
      () => say(texts.copyButtonCopiedText, true),
      () => say(texts.copyFailedText, false),
    );
    setTimeout(() => say(texts.copyButtonText, false), COPIED_FOR);
  });
  return button;
}

interface BlockProps {
  html: string;
  texts: CopyTexts;
}

const Block = memo(function Block({html, texts}: BlockProps) {
  const ref = useRef<HTMLDivElement>(null);
  // Buttons are no part of what was read: the sanitizer lets none through.
  useLayoutEffect(() => {
    if (!('clipboard' in navigator)) return;
    for (const snippet of ref.current?.getElementsByClassName('DocSearch-CodeSnippet') ?? []) {
      const code = snippet.querySelector('code');
      if (code && !snippet.querySelector('button')) snippet.prepend(createCopyButton(code, texts));
    }
  }, [html, texts]);
  useEffect(() => {
    const codes = [...(ref.current?.getElementsByClassName(CLOSED_CODE) ?? [])];
    if (codes.length > 0) highlight(codes).catch(() => undefined);
  }, [html]);
  return <div ref={ref} className="DocSearch-Markdown-Block" dangerouslySetInnerHTML={{__html: html}} />;
});

interface MarkdownProps {
  blocks: readonly string[];
  texts: CopyTexts;
  /** Whether more of it is to come. */
  isStreaming?: boolean;
}

/** Blocks of sanitized HTML. While an answer grows only its last block is drawn again. */
export default function Markdown({blocks, texts, isStreaming = false}: MarkdownProps): ReactNode {
  return (
    <div
      className={clsx('DocSearch-Markdown-Content', isStreaming && 'DocSearch-Markdown-Content--streaming')}
    >
      {blocks.map((html, index) => (
        <Block html={html} texts={texts} key={index} />
      ))}
    </div>
  );
}
