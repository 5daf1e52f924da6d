import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';
import {useMemo} from 'react';
import AskMode from './AskMode';
import {mergeAskTranslations, type RemoteFailures} from './askTranslations';
import type {AskScreenProps} from '../model/AskScreen';
import {askClient} from './askClient';
import {useResultLinks} from '../model/useResultLinks';
import type {SearchSettings} from '../model/useSearchSettings';

/** Starts what the first question from a page needs. A failure shows itself when the question is asked. */
export function warmUpAsk(settings: SearchSettings, facetFilters: AskScreenProps['facetFilters']): void {
  askClient(settings)
    .warmUp({facetFilters})
    .catch(() => undefined);
}

/** Returns what is said when a service fails, for a site that asks one. */
export async function loadFailures({ask}: SearchSettings): Promise<RemoteFailures | undefined> {
  return ask.provider === 'embedded' ? undefined : (await import('./remoteFailures')).remoteFailures;
}

export interface AskPanelProps extends AskScreenProps {
  settings: SearchSettings;
  indexName: string;
  /** What is said when a service fails, for a site that asks one. */
  failures?: RemoteFailures | undefined;
}

/** The AI mode of this site's dialog, loaded when it is about to be entered. */
export default function AskPanel({settings, failures, ...props}: AskPanelProps): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {resolveUrl, navigate} = useResultLinks(settings);
  const links = useMemo(
    () => ({origins: [window.location.origin, siteConfig.url], resolveUrl}),
    [resolveUrl, siteConfig],
  );
  const texts = useMemo(
    () => mergeAskTranslations(settings.algolia.translations?.modal, failures),
    [settings, failures],
  );
  return (
    <AskMode
      {...props}
      client={askClient(settings)}
      isForgetful={settings.options.disableUserPersonalization}
      isQuoting={settings.ask.provider === 'embedded'}
      links={links}
      texts={texts}
      navigate={navigate}
    />
  );
}
