import {translate} from '@docusaurus/Translate';
import Badge from '../Badge';
import Drawing from '../Drawing';
import pen from '../strokes.module.css';

/** How a page is marked up so that its records come out well. */
export default function PageStructure() {
  return (
    <Drawing
      size={[480, 320]}
      name={translate({
        id: 'drawing.pageStructure.name',
        message: 'A documentation page with navigation at the side and five numbered parts',
      })}
      caption={translate({
        id: 'drawing.pageStructure.caption',
        message: 'None of this is special markup: readers who use a screen reader need the same page.',
      })}
      legend={[
        {
          term: translate({id: 'drawing.pageStructure.navigation', message: 'Active entry.'}),
          text: translate({
            id: 'drawing.pageStructure.navigation.text',
            message: 'A class on each open level of the navigation shows where the page belongs.',
          }),
        },
        {
          term: translate({id: 'drawing.pageStructure.title', message: 'One title.'}),
          text: translate({
            id: 'drawing.pageStructure.title.text',
            message: 'A single h1, the subject of the page.',
          }),
        },
        {
          term: translate({id: 'drawing.pageStructure.content', message: 'One wrapper.'}),
          text: translate({
            id: 'drawing.pageStructure.content.text',
            message: 'A class around the content keeps header and footer out of the index.',
          }),
        },
        {
          term: translate({id: 'drawing.pageStructure.headings', message: 'Nested headings.'}),
          text: translate({
            id: 'drawing.pageStructure.headings.text',
            message: 'h2, then h3, no level skipped, each with an id of its own.',
          }),
        },
        {
          term: translate({id: 'drawing.pageStructure.text', message: 'Short paragraphs.'}),
          text: translate({
            id: 'drawing.pageStructure.text.text',
            message: 'One idea each: a paragraph is what a reader will see as a hit.',
          }),
        },
      ]}
    >
      <rect className={pen.box} x="6" y="6" width="428" height="308" rx="6" />
      <path className={pen.thin} d="M6 36h428" />
      <path className={pen.text} d="M18 21h50M84 21h30" />
      <path className={pen.text} d="M18 60h60M30 82h52M30 126h44M30 148h58M18 172h50" />
      <rect className={pen.tint} x="14" y="92" width="84" height="24" rx="3" />
      <path className={pen.accent} d="M14.5 94v20" />
      <path className={pen.heading} d="M30 104h46" />
      <rect className={`${pen.accent} ${pen.dashed}`} x="118" y="48" width="304" height="254" rx="4" />
      <path className={`${pen.heading} ${pen.bold}`} d="M134 76h142" />
      <path className={pen.text} d="M134 100h244M134 114h206" />
      <path className={pen.heading} d="M134 146h110" />
      <path className={pen.text} d="M134 166h250M134 180h222M134 194h90" />
      <path className={`${pen.heading} ${pen.slim}`} d="M152 222h84" />
      <path className={pen.text} d="M152 240h220M152 254h180" />
      <rect className={pen.sunken} x="152" y="268" width="238" height="24" rx="3" />
      <path className={pen.text} d="M162 280h66" />
      <path className={pen.thin} d="M122 146h-6v76h30" />
      <path className={pen.thin} d="M276 76h168M422 118h22M244 146h200M384 180h60" />
      <Badge at={[104, 104]} number={1} />
      <Badge at={[456, 76]} number={2} />
      <Badge at={[456, 112]} number={3} />
      <Badge at={[456, 147]} number={4} />
      <Badge at={[456, 182]} number={5} />
    </Drawing>
  );
}
