import {translate} from '@docusaurus/Translate';
import Badge from '../Badge';
import Drawing from '../Drawing';
import pen from '../strokes.module.css';

/** From the pages of a site to the list of hits: crawler, records, index, dialog. */
export default function HowItWorks() {
  return (
    <Drawing
      size={[480, 206]}
      name={translate({
        id: 'drawing.howItWorks.name',
        message:
          'Four stations from left to right: pages, records, index, dialog; an arrow leads back from the dialog',
      })}
      caption={translate({
        id: 'drawing.howItWorks.caption',
        message: 'The first three stations run ahead of time. The reader only waits for the last one.',
      })}
      legend={[
        {
          term: translate({id: 'drawing.howItWorks.crawler', message: 'Crawler.'}),
          text: translate({
            id: 'drawing.howItWorks.crawler.text',
            message: 'Visits your pages every week and follows their links.',
          }),
        },
        {
          term: translate({id: 'drawing.howItWorks.records', message: 'Records.'}),
          text: translate({
            id: 'drawing.howItWorks.records.text',
            message: 'Each page is split at its headings, one record for each piece.',
          }),
        },
        {
          term: translate({id: 'drawing.howItWorks.index', message: 'Index.'}),
          text: translate({
            id: 'drawing.howItWorks.index.text',
            message: 'Keeps the records sorted, so that any prefix is found at once.',
          }),
        },
        {
          term: translate({id: 'drawing.howItWorks.dialog', message: 'Dialog.'}),
          text: translate({
            id: 'drawing.howItWorks.dialog.text',
            message: 'Sends every keystroke to the index and shows what comes back.',
          }),
        },
      ]}
    >
      <g>
        <path className={pen.box} d="M22 28h52v70H22z" />
        <path className={pen.box} d="M14 36h52v70H14z" />
        <path className={pen.box} d="M6 44h52v70H6z" />
        <path className={pen.heading} d="M14 58h24" />
        <path className={pen.text} d="M14 71h36M14 82h30M14 100h20" />
        <path className={`${pen.accent} ${pen.dashed}`} d="M48 60c34-6 40 16 14 26s-14 30 6 36" />
        <circle cx="48" cy="60" r="4" className={pen.code} />
      </g>
      <path className={pen.line} d="M92 79h22m-7-6 7 6-7 6" />
      <g>
        {[30, 62, 94].map(y => (
          <g key={y}>
            <rect className={pen.box} x="128" y={y} width="84" height="25" rx="3" />
            <path className={pen.found} d={`M136 ${y + 12.5}h14`} />
            <path className={pen.text} d={`M158 ${y + 12.5}h${y === 62 ? 44 : 34}`} />
          </g>
        ))}
      </g>
      <path className={pen.line} d="M226 79h22m-7-6 7 6-7 6" />
      <g>
        <rect className={pen.box} x="262" y="30" width="76" height="90" rx="4" />
        <path className={pen.thin} d="M262 60h76M262 90h76" />
        <path className={pen.line} d="M292 46h16M292 76h16M292 106h16" />
        <path className={pen.line} d="M292 42v8h16v-8M292 72v8h16v-8M292 102v8h16v-8" />
      </g>
      <path className={pen.line} d="M352 79h22m-7-6 7 6-7 6" />
      <g>
        <rect className={pen.box} x="388" y="30" width="86" height="90" rx="4" />
        <circle cx="400" cy="43" r="4.5" className={pen.accent} />
        <path className={pen.accent} d="m403.5 46.5 3.5 3.5M414 38v10" />
        <path className={pen.thin} d="M388 56h86" />
        <rect className={pen.tint} x="393" y="62" width="76" height="22" rx="2" />
        <path className={pen.heading} d="M400 73h16" />
        <path className={pen.found} d="M420 73h26" />
        <path className={pen.text} d="M408 95h50M408 108h34" />
      </g>
      <path
        className={`${pen.accent} ${pen.dashed}`}
        d="M431 130v12a8 8 0 0 1-8 8H308a8 8 0 0 1-8-8v-12m-5 6 5-6 5 6"
      />
      <Badge at={[40, 184]} number={1} />
      <Badge at={[170, 184]} number={2} />
      <Badge at={[300, 184]} number={3} />
      <Badge at={[431, 184]} number={4} />
    </Drawing>
  );
}
