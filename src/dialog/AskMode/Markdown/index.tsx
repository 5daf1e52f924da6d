import type {ReactNode} from 'react';
import {memo} from 'react';

const Block = memo(function Block({html}: {html: string}) {
  return <div className="DocSearch-Markdown-Block" dangerouslySetInnerHTML={{__html: html}} />;
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
