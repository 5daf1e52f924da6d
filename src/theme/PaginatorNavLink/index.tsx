import type {Props} from '@theme/PaginatorNavLink';
import PaginatorNavLinkOriginal from '@theme-original/PaginatorNavLink';
import PageTitle from '../../components/PageTitle';

/** The way to a newer or older post, whose title knows its language. */
export default function PaginatorNavLink({title, ...props}: Props) {
  return (
    <PaginatorNavLinkOriginal {...props} title={<PageTitle permalink={props.permalink}>{title}</PageTitle>} />
  );
}
