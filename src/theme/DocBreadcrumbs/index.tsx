import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {useSidebarBreadcrumbs} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import HomeBreadcrumbItem from '@theme/DocBreadcrumbs/Items/Home';
import StructuredData from '@theme/DocBreadcrumbs/StructuredData';
import clsx from 'clsx';
import {usePageLanguage} from '../../components/ForeignText/useLanguageOf';

/** The way from the home page to this one; the last step, its title, is in the language of the page. */
export default function DocBreadcrumbs() {
  const breadcrumbs = useSidebarBreadcrumbs();
  const language = usePageLanguage();
  if (!breadcrumbs) return null;
  return (
    <>
      <StructuredData breadcrumbs={breadcrumbs} />
      <nav
        className={ThemeClassNames.docs.docBreadcrumbs}
        aria-label={translate({id: 'theme.docs.breadcrumbs.navAriaLabel', message: 'Breadcrumbs'})}
      >
        <ul className="breadcrumbs">
          <HomeBreadcrumbItem />
          {breadcrumbs.map((item, place) => {
            const isLast = place === breadcrumbs.length - 1;
            const href = item.type === 'category' && item.linkUnlisted ? undefined : item.href;
            return (
              <li key={place} className={clsx('breadcrumbs__item', isLast && 'breadcrumbs__item--active')}>
                {href && !isLast ? (
                  <Link className="breadcrumbs__link" href={href}>
                    {item.label}
                  </Link>
                ) : (
                  <span
                    className="breadcrumbs__link"
                    lang={isLast ? language?.htmlLang : undefined}
                    dir={isLast ? language?.direction : undefined}
                  >
                    {item.label}
                  </span>
                )}
              </li>
            );
          })}
        </ul>
      </nav>
    </>
  );
}
