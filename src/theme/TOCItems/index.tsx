import type {Props} from '@theme/TOCItems';
import TOCItemsOriginal from '@theme-original/TOCItems';
import ForeignText from '../../components/ForeignText';

/** The headings of a page, in the language of its text. */
export default function TOCItems(props: Props) {
  return (
    <ForeignText>
      <TOCItemsOriginal {...props} />
    </ForeignText>
  );
}
