import {useHistory} from '@docusaurus/router';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useMemo} from 'react';
import {linkOf, recordLinkOf} from './links';
import {isDialogEntry} from './dialogEntry';
import type {SearchSettings} from './useSearchSettings';

export interface ResultLinks {
  /** Turns the URL of a record into a link; null where it is no web address. */
  resolveUrl: (url: string) => string | null;
  /** Follows a link: by the router within the site, by the browser out of it. */
  navigate: (url: string) => void;
}

/** Returns how the URLs of results become links of this site. */
export function useResultLinks({algolia}: SearchSettings): ResultLinks {
  const {withBaseUrl} = useBaseUrlUtils();
  const {
    siteConfig: {baseUrl},
  } = useDocusaurusContext();
  const history = useHistory();
  return useMemo(() => {
    const {externalUrlRegex, replaceSearchResultPathname} = algolia;
    return {
      resolveUrl: url =>
        recordLinkOf(url, {
          page: window.location.href,
          withBaseUrl,
          externalUrlRegex,
          replaceSearchResultPathname,
        }),
      navigate(url) {
        const link = linkOf(url, window.location.href);
        if (!link) return;
        // The page that is left stands in the history once, also where the dialog has an entry of its own.
        const replaces = isDialogEntry();
        if (link.startsWith(baseUrl)) history[replaces ? 'replace' : 'push'](link);
        else window.location[replaces ? 'replace' : 'assign'](link);
      },
    };
  }, [algolia, baseUrl, history, withBaseUrl]);
}
