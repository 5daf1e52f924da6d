import type {MouseEvent, ReactNode} from 'react';
import Icon from '../../model/Icon';

export interface AskEntryProps {
  id: string;
  /** Id of the option itself, which the field names as the active one. */
  optionId: string;
  query: string;
  isActive: boolean;
  text: string;
  onActive?: () => void;
  onPress: (event: MouseEvent) => void;
}

/** The option that asks the query as a question. */
export default function AskEntry(props: AskEntryProps): ReactNode {
  return (
    <div className="DocSearch-AskAi-Section" role="group" aria-label={props.text} id={props.id}>
      <div
        className="DocSearch-Hit--AskAI DocSearch-Hit-AskAIButton"
        id={props.optionId}
        role="option"
        tabIndex={-1}
        aria-selected={props.isActive}
        onMouseMove={props.onActive}
        onClick={props.onPress}
        onKeyDown={event => event.key === 'Enter' && event.currentTarget.click()}
      >
        <Icon className="DocSearch-Hit-AskAIButton-icon" name="ask" />
        <span className="DocSearch-Hit-AskAIButton-title">
          {props.text}
          <mark className="DocSearch-Hit-AskAIButton-title-query">{props.query}</mark>
        </span>
      </div>
    </div>
  );
}
