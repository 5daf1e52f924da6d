import {translate} from '@docusaurus/Translate';
import Badge from '../Badge';
import Drawing from '../Drawing';
import pen from '../strokes.module.css';

/** Horizontal place of a date, in years with fractions, on an axis of 40 units a year. */
const at = (year: number) => Math.round(24 + (year - 2015.5) * 40);

const V1 = at(2015.98);
const V2 = at(2016.45);
const V2_LAST = at(2019.37);
const V3_ALPHA = at(2020.9);
const V3 = at(2022.15);
const V4 = at(2025.71);

/** The three lines of DocSearch versions over the years. */
export default function VersionTimeline() {
  return (
    <Drawing
      size={[480, 228]}
      name={translate({
        id: 'drawing.versionTimeline.name',
        message: 'Three bars over the years 2016 to 2026: versions 1 and 2, version 3, version 4',
      })}
      caption={translate({
        id: 'drawing.versionTimeline.caption',
        message:
          'Three lines in ten years. A solid bar is a published line; the dashed part is its test phase.',
      })}
      legend={[
        {
          term: 'v1.0.0',
          text: translate({
            id: 'drawing.versionTimeline.v1',
            message: 'December 24, 2015: the first stable release.',
          }),
        },
        {
          term: 'v2.0.0',
          text: translate({
            id: 'drawing.versionTimeline.v2',
            message: 'June 14, 2016: the dropdown under a search field; last release in May 2019.',
          }),
        },
        {
          term: 'v3.0.0-alpha',
          text: translate({
            id: 'drawing.versionTimeline.v3alpha',
            message: 'November 25, 2020: a dialog over the page, opened by a key.',
          }),
        },
        {
          term: 'v3.0.0',
          text: translate({
            id: 'drawing.versionTimeline.v3',
            message: 'February 22, 2022: an application id becomes mandatory.',
          }),
        },
        {
          term: 'v4.0.0',
          text: translate({
            id: 'drawing.versionTimeline.v4',
            message: 'September 15, 2025: questions next to keywords, several indices in one box.',
          }),
        },
      ]}
    >
      {[2016, 2018, 2020, 2022, 2024, 2026].map(year => (
        <g key={year}>
          <path className={pen.thin} opacity="0.5" d={`M${at(year)} 10v184`} />
          <text className={pen.quiet} x={at(year)} y="218" textAnchor="middle">
            {year}
          </text>
        </g>
      ))}
      <path className={`${pen.line} ${pen.bar}`} d={`M${V1} 42H${V2_LAST}`} />
      <path className={`${pen.line} ${pen.dashed}`} d={`M${V3_ALPHA} 102H${V3}`} />
      <path className={`${pen.line} ${pen.bar}`} d={`M${V3} 102H${V4}`} />
      <path className={pen.accent} d={`M${V4} 162h36m-7-6 7 6-7 6`} />
      <text className={pen.code} x={V2 + 24} y="30">
        v1 · v2
      </text>
      <text className={pen.code} x={V3 + 24} y="90">
        v3
      </text>
      <text className={pen.code} x={V4 - 20} y="167" textAnchor="end">
        v4
      </text>
      <Badge at={[V1, 42]} number={1} />
      <Badge at={[V2 + 4, 42]} number={2} />
      <Badge at={[V3_ALPHA, 102]} number={3} />
      <Badge at={[V3, 102]} number={4} />
      <Badge at={[V4, 162]} number={5} />
    </Drawing>
  );
}
