import {usePluralForm} from '@docusaurus/theme-common';
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

/** What a search of the assistant is about and has found. The query leads to the same search by keywords. */
export default function ToolLine({part, texts, onQuery}: ToolLineProps): ReactNode {
  const {selectMessage} = usePluralForm();
  const {query, count, failed} = describeToolCall(part);
  const sentence = () => {
    if (failed) return texts.failedToolCallText;
    if (part.state === 'output-available')
      return count === null
        ? texts.afterToolCallUncountedText
        : fillText(selectMessage(count, texts.afterToolCallText), {count});
    return query === null ? texts.preToolCallText : texts.duringToolCallText;
  };
  const search = () => onQuery(query ?? '');
  const [before = '', after] = sentence().split('{query}');
  return (
    <p className="DocSearch-AskAiScreen-MessageContent-Tool">
      <Icon name="search" />
      <span>
        {before}
        {after !== undefined && (
          // A button element would be a box in the line, and break away from the quotation mark before it.
          <span
            role="button"
            tabIndex={0}
            className="DocSearch-AskAiScreen-MessageContent-Tool-Query"
            title={texts.searchAgainTitle}
            onClick={search}
            onKeyDown={event => {
              if (event.key !== 'Enter' && event.key !== ' ') return;
              event.preventDefault();
              search();
            }}
          >
            {query}
          </span>
        )}
        {after}
      </span>
    </p>
  );
}
