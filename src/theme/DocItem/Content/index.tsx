import {useActiveDocContext, useDoc, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {useHistory} from '@docusaurus/router';
import type {Props} from '@theme/DocItem/Content';
import ContentOriginal from '@theme-original/DocItem/Content';
import {useState} from 'react';
import ForeignText from '../../../components/ForeignText';
import PageMenu from '../../../search-ui/page/PageMenu';
import styles from './styles.module.css';

/** The menu beside the title of a page; an unlisted one has none. */
function DocMenu() {
  const {permalink, title, unlisted} = useDoc().metadata;
  const {pluginId, isLast} = useDocsVersion();
  const path = useActiveDocContext(pluginId).activeVersion?.path;
  if (unlisted || path === undefined) return null;
  const docs = {path, isMain: isLast && pluginId === 'default'};
  return <PageMenu key={permalink} permalink={permalink} title={title} docs={docs} />;
}

/**
 * Title and text of a page, marked with their language. Where a link leads to the top of the page, the
 * first frame lays out only what is near the screen. Not so for an anchor or on the way back: those positions are only
 * right once all is laid out.
 */
export default function DocItemContent(props: Props) {
  const {action, location} = useHistory();
  const [startsAtTop] = useState(action === 'PUSH' && !location.hash);
  return (
    <div className={startsAtTop ? styles.startsAtTop : undefined}>
      <DocMenu />
      <ForeignText>
        <ContentOriginal {...props} />
      </ForeignText>
    </div>
  );
}
