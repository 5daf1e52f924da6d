import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import {Children, cloneElement, isValidElement, type ReactElement, type ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** Blocks of code, each with the name of its file as its title. */
  children: ReactNode;
}

type Block = ReactElement<{title?: string}>;

/**
 * Files that belong together, one tab each, named after them.
 *
 * @throws Error for a block without a title, or two of one title
 */
export default function CodeGroup({children}: Props) {
  const files = new Map<string, Block>();
  for (const block of Children.toArray(children)) {
    if (!isValidElement(block)) continue;
    const {title} = (block as Block).props;
    if (title === undefined || files.has(title))
      throw new Error(
        `Each block of code in <CodeGroup> needs the name of a file of its own, such as title="search.js"; ` +
          `${title === undefined ? 'one has none' : `"${title}" is there twice`}.`,
      );
    files.set(title, block as Block);
  }
  return (
    <Tabs className={styles.files}>
      {Array.from(files, ([title, block]) => (
        <TabItem key={title} value={title}>
          {cloneElement(block, {title: undefined})}
        </TabItem>
      ))}
    </Tabs>
  );
}
