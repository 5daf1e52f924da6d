import Translate, {translate} from '@docusaurus/Translate';
import {useHistory, useLocation} from '@docusaurus/router';
import {SkipToContentFallbackId} from '@docusaurus/theme-common';
import {type MouseEvent, useEffect, useRef} from 'react';
import styles from './styles.module.css';

/** Gives a place that is no control the focus, so that the next Tab goes on from there. */
function focusPlace(place: HTMLElement | null) {
  if (!place) return;
  place.tabIndex = -1;
  place.focus({preventScroll: true});
  place.addEventListener('blur', () => place.removeAttribute('tabindex'), {once: true});
}

/**
 * The link over the navigation to the main content, first in the tab order. After a visit to another page the focus
 * starts here again; a change of the query or the hash alone moves neither focus nor page.
 */
export default function SkipToContent() {
  const region = useRef<HTMLDivElement>(null);
  const {action} = useHistory();
  const {pathname, hash} = useLocation();
  const lastPathname = useRef(pathname);

  useEffect(() => {
    if (lastPathname.current === pathname) return;
    lastPathname.current = pathname;
    if (action === 'PUSH' && !hash) focusPlace(region.current);
  }, [action, pathname, hash]);

  const skip = (event: MouseEvent) => {
    event.preventDefault();
    const main =
      document.querySelector<HTMLElement>('main') ?? document.getElementById(SkipToContentFallbackId);
    focusPlace(main);
    main?.scrollIntoView();
  };

  return (
    <div
      ref={region}
      role="region"
      aria-label={translate({id: 'theme.common.skipToMainContent', message: 'Skip to main content'})}
    >
      <a className={styles.link} href={`#${SkipToContentFallbackId}`} onClick={skip}>
        <Translate id="theme.common.skipToMainContent">Skip to main content</Translate>
      </a>
    </div>
  );
}
