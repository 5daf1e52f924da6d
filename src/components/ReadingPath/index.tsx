import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {useActiveDocContext, useDoc, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';
import type {PathStep} from '../../config/readingPath';
import styles from './styles.module.css';

/**
 * The way that newcomers take, on the pages of the latest version that are part of it, with the place of this page.
 *
 * @throws Error where the configuration names a page that the version does not have
 */
export default function ReadingPath(): ReactNode {
  const steps = (useDocusaurusContext().siteConfig.customFields?.readingPath ?? []) as readonly PathStep[];
  const {id} = useDoc().metadata;
  const {pluginId, isLast} = useDocsVersion();
  const docs = useActiveDocContext(pluginId).activeVersion?.docs;
  if (!docs || !isLast || pluginId !== 'default' || !steps.some(({doc}) => doc === id)) return null;
  const addressOf = (doc: string) => {
    const path = docs.find(each => each.id === doc)?.path;
    if (path === undefined)
      throw new Error(`src/config/readingPath.ts names "${doc}", which is no page of the latest version.`);
    return path;
  };
  return (
    <nav
      aria-label={translate({
        id: 'site.path.label',
        message: 'Step by step',
        description: 'Names the way to follow',
      })}
    >
      <ol className={styles.path}>
        {steps.map(({doc, label}) => (
          <li key={doc}>
            {doc === id ? <span aria-current="step">{label}</span> : <Link to={addressOf(doc)}>{label}</Link>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
