import type {Props} from '@theme/DocItem';
import DocItemOriginal from '@theme-original/DocItem';
import {SourceLanguage} from '../../components/SourceLanguage';

/** A page of the documentation, which knows in which language its text is. */
export default function DocItem(props: Props) {
  return (
    <SourceLanguage source={props.content.metadata.source}>
      <DocItemOriginal {...props} />
    </SourceLanguage>
  );
}
