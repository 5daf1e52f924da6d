import type {Props} from '@theme/DocItem/Content';
import ContentOriginal from '@theme-original/DocItem/Content';
import ForeignText from '../../../components/ForeignText';
import TranslationNote from '../../../components/TranslationNote';

/** Title and text of a page, below a note where they are not translated. */
export default function DocItemContent(props: Props) {
  return (
    <>
      <TranslationNote />
      <ForeignText>
        <ContentOriginal {...props} />
      </ForeignText>
    </>
  );
}
