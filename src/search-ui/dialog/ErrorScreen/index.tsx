import type {ReactNode} from 'react';
import Icon from '../../model/Icon';
import type {DialogTranslations} from '../../model/dialogTranslations';

export interface ErrorScreenProps {
  texts: DialogTranslations['errorScreen'];
  onRetry: () => void;
}

/** Says that the provider could not be reached, and tries again. */
export default function ErrorScreen({texts, onRetry}: ErrorScreenProps): ReactNode {
  return (
    <div className="DocSearch-ErrorScreen">
      <Icon className="DocSearch-Screen-Icon" name="offline" />
      <p className="DocSearch-Title">{texts.titleText}</p>
      <p className="DocSearch-Help">{texts.helpText}</p>
      <button type="button" className="DocSearch-Retry" onClick={onRetry}>
        {texts.retryText}
      </button>
    </div>
  );
}
