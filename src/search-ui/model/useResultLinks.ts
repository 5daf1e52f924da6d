import {useHistory} from '@docusaurus/router';
import {isRegexpStringMatch} from '@docusaurus/theme-common';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {useMemo} from 'react';
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
  const history = useHistory();
  return useMemo(() => {
    const {externalUrlRegex, replaceSearchResultPathname: replace} = algolia;
    return {
      resolveUrl(url) {
        if (!URL.canParse(url, window.location.href)) return null;
        const parsed = new URL(url, window.location.href);
        if (!/^https?:$/.test(parsed.protocol)) return null;
        if (isRegexpStringMatch(externalUrlRegex, parsed.href)) return parsed.href;
        const pathname = replace
          ? parsed.pathname.replaceAll(new RegExp(replace.from, 'g'), replace.to)
          : parsed.pathname;
        return withBaseUrl(`${pathname}${parsed.search}${parsed.hash}`);
      },
      navigate(url) {
        if (url.startsWith('/')) history.push(url);
        else window.location.assign(url);
      },
    };
  }, [algolia, history, withBaseUrl]);
}
