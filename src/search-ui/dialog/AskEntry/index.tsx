import type {MouseEvent, ReactNode} from 'react';
import Icon from '../../model/Icon';

export interface AskEntryProps {
  /** Id of the option, which the field names as the active one. */
  id: string;
  query: string;
  isActive: boolean;
  text: string;
  onActive?: () => void;
  onPress: (event: MouseEvent) => void;
}

/** The option that asks the query as a question, nested as the published component nests it. */
export default function AskEntry(props: AskEntryProps): ReactNode {
  return (
    <div className="DocSearch-AskAi-Section" role="group" aria-label={props.text.trim()}>
      <ul role="none">
        <li
          className="DocSearch-Hit"
          id={props.id}
          role="option"
          tabIndex={-1}
          aria-selected={props.isActive}
          onMouseMove={props.onActive}
          onClick={props.onPress}
          onKeyDown={event => event.key === 'Enter' && event.currentTarget.click()}
        >
          <div className="DocSearch-Hit--AskAI">
            <div className="DocSearch-Hit-AskAIButton DocSearch-Hit-Container">
              <Icon className="DocSearch-Hit-AskAIButton-icon DocSearch-Hit-icon-sparkles" name="ask" />
              <span className="DocSearch-Hit-AskAIButton-title">
                <span className="DocSearch-Hit-AskAIButton-title-highlight">{props.text}</span>
                <mark className="DocSearch-Hit-AskAIButton-title-query">{props.query}</mark>
              </span>
            </div>
          </div>
        </li>
      </ul>
    </div>
  );
}
