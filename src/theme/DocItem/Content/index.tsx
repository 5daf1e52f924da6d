import {useHistory} from '@docusaurus/router';
import type {Props} from '@theme/DocItem/Content';
import ContentOriginal from '@theme-original/DocItem/Content';
import {useState} from 'react';
import ForeignText from '../../../components/ForeignText';
import styles from './styles.module.css';

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
      <ForeignText>
        <ContentOriginal {...props} />
      </ForeignText>
    </div>
  );
}
