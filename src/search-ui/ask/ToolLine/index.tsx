import {usePluralForm} from '@docusaurus/theme-common';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {describeToolCall} from '../../../protocols/ask/describeToolCall';
import type {ToolPart} from '../../../protocols/ask/UiMessage';
import Icon from '../../model/Icon';
import {fillText} from '../../model/fillText';
import type {AskTranslations} from '../askTranslations';

export interface ToolLineProps {
  part: ToolPart;
  texts: AskTranslations['askAiScreen'];
  /** Searches for the same by keywords. */
  onQuery: (query: string) => void;
}

/** The class of a line by the state of its tool, as the published component has them. */
const STATE_CLASSES: Record<ToolPart['state'], string> = {
  'input-streaming': 'Tool--PartialCall',
  'input-available': 'Tool--Call',
  'output-available': 'Tool--Result',
  'output-error': 'Tool--Result',
};

/** A query that leads to the same search by keywords. */
function Query({query, title, onQuery}: {query: string; title: string; onQuery: (query: string) => void}) {
  const search = () => onQuery(query);
  return (
    // A button element would be a box in the line, and break away from the quotation mark before it.
    <span
      role="button"
      tabIndex={0}
      className="DocSearch-AskAiScreen-MessageContent-Tool-Query"
      title={title}
      onClick={search}
      onKeyDown={event => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        search();
      }}
    >
      {query}
    </span>
  );
}

/** What a tool of the assistant is about and has found, one line for each search. */
export default function ToolLine({part, texts, onQuery}: ToolLineProps): ReactNode {
  const {selectMessage} = usePluralForm();
  const call = describeToolCall(part);
  if (!call) return null;
  const {kind, queries, count, failed} = call;
  const isEnded = part.state === 'output-available';
  const sentenceOf = (query: string | undefined) => {
    if (kind !== 'search') return kind === 'memorize' ? texts.memorizedText : texts.rememberedText;
    if (failed) return texts.failedToolCallText;
    // The count is that of all searches of a call together.
    if (isEnded)
      return count === null || queries.length > 1
        ? texts.afterToolCallUncountedText
        : fillText(selectMessage(count, texts.afterToolCallText), {count});
    return query === undefined ? texts.preToolCallText : texts.duringToolCallText;
  };
  return (queries.length > 0 && !failed ? queries : [undefined]).map((query, index) => {
    const [before, after] = sentenceOf(query).split('{query}');
    return (
      <p key={index} className={clsx('DocSearch-AskAiScreen-MessageContent-Tool', STATE_CLASSES[part.state])}>
        <Icon name="search" className={isEnded ? undefined : 'DocSearch-AskAiScreen-SmallerLoadingIcon'} />
        <span>
          {before}
          {after !== undefined && query !== undefined && (
            <Query query={query} title={texts.searchAgainTitle} onQuery={onQuery} />
          )}
          {after}
        </span>
      </p>
    );
  });
}
