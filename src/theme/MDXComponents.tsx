import MDXComponents from '@theme-original/MDXComponents';
import CodeBlock from '@theme/CodeBlock';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import BeforeYouBegin from '../components/BeforeYouBegin';
import CodeGroup from '../components/CodeGroup';
import HeaderCell from '../components/HeaderCell';
import ScrollTable from '../components/ScrollTable';
import Steps from '../components/Steps';
import Term from '../components/Term';

/** What MDX pages may use without an import. */
export default {
  ...MDXComponents,
  // Fences are `pre` alone: what is left is code in a sentence, which the theme puts two components around.
  code: 'code' as const,
  pre: CodeBlock,
  table: ScrollTable,
  th: HeaderCell,
  BeforeYouBegin,
  CodeGroup,
  Steps,
  Tabs,
  TabItem,
  Term,
};
