import {translate} from '@docusaurus/Translate';
import Badge from '../Badge';
import Drawing from '../Drawing';
import pen from '../strokes.module.css';

const attributes = ['lvl0', 'lvl1', 'lvl2', 'content', 'url'];

/** Which place of a page each attribute of a record is taken from. */
export default function RecordAnatomy() {
  return (
    <Drawing
      size={[480, 290]}
      name={translate({
        id: 'drawing.recordAnatomy.name',
        message:
          'A page on the left, a record on the right; lines lead from each place of the page to an attribute',
      })}
      caption={translate({
        id: 'drawing.recordAnatomy.caption',
        message: 'One paragraph becomes one record that remembers every heading above it.',
      })}
      legend={[
        {
          term: 'lvl0',
          text: translate({
            id: 'drawing.recordAnatomy.lvl0',
            message: 'comes from the active entry of the navigation and names the group.',
          }),
        },
        {
          term: 'lvl1',
          text: translate({id: 'drawing.recordAnatomy.lvl1', message: 'is the title of the page.'}),
        },
        {
          term: 'lvl2',
          text: translate({
            id: 'drawing.recordAnatomy.lvl2',
            message: 'is the nearest heading; deeper ones go on to lvl6.',
          }),
        },
        {
          term: 'content',
          text: translate({
            id: 'drawing.recordAnatomy.content',
            message: 'is the paragraph or list item itself.',
          }),
        },
        {
          term: 'url',
          text: translate({
            id: 'drawing.recordAnatomy.url',
            message: 'ends in the anchor of that heading, so a hit opens at the right place.',
          }),
        },
      ]}
    >
      <rect className={pen.box} x="6" y="14" width="232" height="262" rx="6" />
      <path className={pen.thin} d="M6 38h232M72 38v238" />
      <circle cx="20" cy="26" r="3" className={pen.quiet} />
      <circle cx="32" cy="26" r="3" className={pen.quiet} />
      <path className={pen.text} d="M18 84h38M18 102h30M18 120h40" />
      <rect className={pen.tint} x="10" y="53" width="58" height="18" rx="2" />
      <path className={pen.heading} d="M18 62h34" />
      <path className={`${pen.heading} ${pen.bold}`} d="M88 62h104" />
      <path className={pen.text} d="M88 84h132M88 97h110" />
      <path className={pen.heading} d="M102 130h78" />
      <path className={`${pen.accent} ${pen.fine}`} d="m90 125-2 10m5-10-2 10m-5-7h8m-9 4h8" />
      <rect className={pen.mark} x="82" y="146" width="146" height="54" rx="3" />
      <path className={`${pen.heading} ${pen.slim}`} d="M90 160h128M90 173h118M90 186h70" />
      <path className={pen.text} d="M88 222h126M88 235h132M88 248h80" />
      <rect className={pen.box} x="316" y="36" width="158" height="218" rx="6" />
      {attributes.map((name, index) => (
        <g key={name}>
          {index > 0 && <path className={pen.thin} d={`M316 ${36 + index * 43.6}h158`} />}
          <text className={pen.code} x="346" y={63 + index * 43.6}>
            {name}
          </text>
        </g>
      ))}
      <path className={pen.text} d="M396 58h40M396 101h58M396 145h48M422 189h38M384 232h52" />
      <path className={`${pen.found} ${pen.slim}`} d="M440 232h22" />
      <path
        className={pen.line}
        d="M56 62V50h210c16 0 20 8 36 8M196 62h60c24 0 26 39 46 39M184 130h70c24 0 28 15 48 15M228 173h30c20 0 24 16 44 16M88 140v70h150c30 0 34 22 64 22"
      />
      {attributes.map((name, index) => (
        <Badge key={name} at={[316, 58 + index * 43.6]} number={index + 1} />
      ))}
    </Drawing>
  );
}
