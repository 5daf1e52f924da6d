import {translate} from '@docusaurus/Translate';
import Badge from '../Badge';
import Drawing from '../Drawing';
import pen from '../strokes.module.css';

/** The parts of the search dialog with a query typed. */
export default function DialogAnatomy() {
  return (
    <Drawing
      size={[480, 340]}
      name={translate({
        id: 'drawing.dialogAnatomy.name',
        message: 'The search dialog from top to bottom, its six parts numbered',
      })}
      caption={translate({
        id: 'drawing.dialogAnatomy.caption',
        message: 'The dialog while a reader types.',
      })}
      legend={[
        {
          term: translate({id: 'drawing.dialogAnatomy.input', message: 'Input.'}),
          text: translate({
            id: 'drawing.dialogAnatomy.input.text',
            message: 'Takes the query; each keystroke searches.',
          }),
        },
        {
          term: translate({id: 'drawing.dialogAnatomy.ask', message: 'Ask AI.'}),
          text: translate({
            id: 'drawing.dialogAnatomy.ask.text',
            message: 'Asks the same words as a question.',
          }),
        },
        {
          term: translate({id: 'drawing.dialogAnatomy.group', message: 'Group.'}),
          text: translate({
            id: 'drawing.dialogAnatomy.group.text',
            message: 'Hits share a title, the value of lvl0.',
          }),
        },
        {
          term: translate({id: 'drawing.dialogAnatomy.hit', message: 'Hit.'}),
          text: translate({
            id: 'drawing.dialogAnatomy.hit.text',
            message: 'The selected one; matched letters stand out.',
          }),
        },
        {
          term: translate({id: 'drawing.dialogAnatomy.child', message: 'Child hits.'}),
          text: translate({
            id: 'drawing.dialogAnatomy.child.text',
            message: 'Sections of the page, below their heading.',
          }),
        },
        {
          term: translate({id: 'drawing.dialogAnatomy.footer', message: 'Footer.'}),
          text: translate({
            id: 'drawing.dialogAnatomy.footer.text',
            message: 'Lists the keys that work here.',
          }),
        },
      ]}
    >
      <rect className={pen.box} x="16" y="8" width="392" height="324" rx="8" />
      <circle cx="42" cy="37" r="8" className={pen.accent} />
      <path className={pen.accent} d="m48 43 7 7M156 26v22" />
      <path className={pen.heading} d="M70 37h78" />
      <path className={pen.line} d="m376 32 10 10m0-10-10 10" />
      <path className={pen.thin} d="M16 66h392" />
      <rect className={pen.aiTint} x="28" y="78" width="368" height="38" rx="4" />
      <path className={pen.ai} d="M48 87c1 7 3 9 10 10-7 1-9 3-10 10-1-7-3-9-10-10 7-1 9-3 10-10Z" />
      <path className={`${pen.ai} ${pen.slim}`} d="M72 97h50" />
      <path className={pen.text} d="M134 97h78" />
      <path className={pen.text} d="M32 140h92" />
      <rect className={pen.tint} x="28" y="156" width="368" height="42" rx="4" />
      <path className={pen.accent} d="M28.5 158v38" />
      <path className={pen.line} d="M42 168h10l5 5v14H42z" />
      <path className={pen.heading} d="M70 177h44M180 177h66" />
      <path className={pen.found} d="M118 177h58" />
      <path className={pen.thin} d="M50 198v62h14M50 230h14" />
      <path className={pen.heading} d="M74 230h60" />
      <path className={pen.found} d="M138 230h42" />
      <path className={pen.text} d="M74 260h116M244 260h84" />
      <path className={pen.found} d="M196 260h42" />
      <path className={pen.thin} d="M16 288h392" />
      {[32, 64, 120].map(x => (
        <rect key={x} className={pen.box} x={x} y="300" width="22" height="20" rx="3" />
      ))}
      <path className={pen.line} d="m39 312 4-4 4 4M71 308l4 4 4-4M135 306v5h-8m3-3-3 3 3 3" />
      <path className={pen.text} d="M150 310h46" />
      <path className={pen.thin} d="M408 37h36M396 97h48M124 140h320M396 177h48M328 245h116M196 310h248" />
      {[37, 97, 140, 177, 245, 310].map((y, index) => (
        <Badge key={y} at={[456, y]} number={index + 1} />
      ))}
    </Drawing>
  );
}
