import type {ReactNode} from 'react';
import type {StoredHit} from '../../model/Hit';
import Highlight from '../../model/Highlight';
import {describeHit} from '../../model/describeHit';
import {foreignLanguage} from '../../model/foreignLanguage';
import type {ResultHit} from '../../model/readHit';

export interface HitTextProps {
  hit: StoredHit & Partial<Pick<ResultHit, 'marks'>>;
  /** The hit it is shown under, whose title need not be said again. */
  parent?: StoredHit | null;
}

/** What a row says of its hit: title, the headings above it, and its language where that is not the page's. */
export default function HitText({hit, parent}: HitTextProps): ReactNode {
  const {title, path} = describeHit(hit, parent);
  const language = foreignLanguage(hit);
  return (
    <>
      <div className="DocSearch-Hit-content-wrapper" lang={language?.tag}>
        <span className="DocSearch-Hit-title">
          <Highlight parts={title} />
        </span>
        {path.length > 0 && (
          <span className="DocSearch-Hit-path">
            {path.map((heading, index) => (
              <span key={index}>
                <Highlight parts={heading} />
              </span>
            ))}
          </span>
        )}
      </div>
      {language && !parent && <span className="DocSearch-Hit-language">{language.name}</span>}
    </>
  );
}
