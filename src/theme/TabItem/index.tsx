import type {Props} from '@theme/TabItem';

/** One of several tabs: `Tabs` reads its label and shows what is in it. */
export default function TabItem({children}: Props) {
  return children;
}
