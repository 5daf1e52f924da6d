import clsx from 'clsx';
import type {ReactNode, RefObject} from 'react';
import Icon from '../Icon';
import {leaveRow} from '../leaveRow';
import type {StoredConversation} from '../storage/conversations';

export interface ConversationListProps {
  title: string;
  titleClassName?: string;
  removeText: string;
  conversations: readonly StoredConversation[];
  inputRef: RefObject<HTMLInputElement | null>;
  onOpen: (conversation: StoredConversation) => void;
  onRemove: (conversation: StoredConversation) => void;
}

/** Earlier conversations by their first question, each with what removes it. */
export default function ConversationList(props: ConversationListProps): ReactNode {
  return (
    <section className="DocSearch-Hits" aria-labelledby="docsearch-conversations-title">
      <h2 className={clsx('DocSearch-Hit-source', props.titleClassName)} id="docsearch-conversations-title">
        {props.title}
      </h2>
      <ul id="docsearch-recentConversations-list">
        {props.conversations.map((conversation, index) => (
          <li
            className="DocSearch-Hit"
            id={`docsearch-recentConversations-item-${index}`}
            key={conversation.objectID}
          >
            <button
              type="button"
              className="DocSearch-Hit-Conversation DocSearch-Hit-Container"
              onClick={() => props.onOpen(conversation)}
            >
              <Icon className="DocSearch-Hit-AskAIButton-icon DocSearch-Hit-icon-sparkles" name="ask" />
              <span className="DocSearch-Hit-title">{conversation.query}</span>
            </button>
            <button
              type="button"
              className="DocSearch-Hit-action DocSearch-Hit-action-button"
              title={props.removeText}
              aria-label={`${props.removeText}: ${conversation.query}`}
              onClick={event => {
                leaveRow(event.currentTarget, props.inputRef);
                props.onRemove(conversation);
              }}
            >
              <Icon name="close" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
