import MDXComponents from '@theme-original/MDXComponents';
import CodeBlock from '@theme/CodeBlock';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import HeaderCell from '../components/HeaderCell';
import ScrollTable from '../components/ScrollTable';
import Term from '../components/Term';
import DialogAnatomy from '../components/drawings/DialogAnatomy';
import HowItWorks from '../components/drawings/HowItWorks';
import PageStructure from '../components/drawings/PageStructure';
import ProviderPaths from '../components/drawings/ProviderPaths';
import RecordAnatomy from '../components/drawings/RecordAnatomy';
import VersionTimeline from '../components/drawings/VersionTimeline';

/** What MDX pages may use without an import. */
export default {
  ...MDXComponents,
  pre: CodeBlock,
  table: ScrollTable,
  th: HeaderCell,
  Tabs,
  TabItem,
  Term,
  DialogAnatomy,
  HowItWorks,
  PageStructure,
  ProviderPaths,
  RecordAnatomy,
  VersionTimeline,
};
