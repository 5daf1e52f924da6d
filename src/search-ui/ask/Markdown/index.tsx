import type {ReactNode} from 'react';
import {memo, useEffect, useRef} from 'react';
import {CLOSED_CODE} from './blocksOf';
import type {CodeRun} from './highlightCode';

function nodeOf({kind, text}: CodeRun): Node | string {
  if (!kind) return text;
  const span = document.createElement('span');
  span.className = `code-${kind}`;
  span.textContent = text;
  return span;
}

/** Colours code blocks in place. Without the code for it they stay as they are. */
async function highlight(codes: readonly Element[]): Promise<void> {
  const {highlightCode} = await import('./highlightCode');
  for (const code of codes) code.replaceChildren(...highlightCode(code.textContent).map(nodeOf));
}

const Block = memo(function Block({html}: {html: string}) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const codes = [...(ref.current?.getElementsByClassName(CLOSED_CODE) ?? [])];
    if (codes.length > 0) highlight(codes).catch(() => undefined);
  }, [html]);
  return <div ref={ref} className="DocSearch-Markdown-Block" dangerouslySetInnerHTML={{__html: html}} />;
});

/** Blocks of sanitised HTML. While an answer grows only its last block is drawn again. */
export default function Markdown({blocks}: {blocks: readonly string[]}): ReactNode {
  return (
    <div className="DocSearch-Markdown-Content">
      {blocks.map((html, index) => (
        <Block html={html} key={index} />
      ))}
    </div>
  );
}
