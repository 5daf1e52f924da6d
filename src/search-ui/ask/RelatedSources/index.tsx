import type {ReactNode} from 'react';
import type {Source} from '../Markdown/answerBlocksOf';
import type {AskTranslations} from '../askTranslations';

export interface RelatedSourcesProps {
  sources: readonly Source[];
  /** Whether the answer has links, also such as must not be followed. */
  hasLinks: boolean;
  /** Whether the answer comes from the site itself. */
  isOwn: boolean;
  /** Whether the answer came to its end. */
  isWhole: boolean;
  texts: AskTranslations['askAiScreen'];
}

/** The pages that an answer names, or that it names none: then there is nothing to verify it by. */
export default function RelatedSources(props: RelatedSourcesProps): ReactNode {
  const {sources, hasLinks, texts} = props;
  if (sources.length === 0 && (props.isOwn || !props.isWhole)) return null;
  return (
    <div className="DocSearch-AskAiScreen-RelatedSources">
      <h3 className="DocSearch-AskAiScreen-RelatedSources-Title">{texts.relatedSourcesText}</h3>
      {sources.length > 0 ? (
        <ul className="DocSearch-AskAiScreen-RelatedSources-List" aria-label={texts.relatedSourcesText}>
          {sources.map(({url, title, isExternal}) => (
            <li key={url}>
              <a
                className="DocSearch-AskAiScreen-RelatedSources-Item-Link"
                href={url}
                {...(isExternal && {target: '_blank', rel: 'noopener noreferrer'})}
              >
                <span>{title}</span>
              </a>
            </li>
          ))}
        </ul>
      ) : hasLinks ? (
        <p className="DocSearch-AskAiScreen-RelatedSources-Error">{texts.unsafeSourcesText}</p>
      ) : (
        <p className="DocSearch-AskAiScreen-RelatedSources-NoResults">{texts.noSourcesText}</p>
      )}
    </div>
  );
}
