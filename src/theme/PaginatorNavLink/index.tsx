import type {Props} from '@theme/PaginatorNavLink';
import PaginatorNavLinkOriginal from '@theme-original/PaginatorNavLink';
import ForeignText from '../../components/ForeignText';

/** The way to a newer or older post, whose title knows its language. */
export default function PaginatorNavLink({title, ...props}: Props) {
  return (
    <PaginatorNavLinkOriginal
      {...props}
      title={
        <ForeignText as="span" permalink={props.permalink}>
          {title}
        </ForeignText>
      }
    />
  );
}
