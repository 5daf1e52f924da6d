import {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {Props} from '@theme/Heading';
import clsx from 'clsx';
import type {MouseEvent} from 'react';
import {useComforts} from '../../components/useComforts';
import {textOfNode} from './textOfNode';
import './styles.module.css';

/** Copies the address of a heading whose link is pressed, and says so. The link leads there all the same. */
function copyAddress({currentTarget: link}: MouseEvent<HTMLAnchorElement>): void {
  const {clipboard} = navigator as {clipboard?: Clipboard};
  Promise.all([
    clipboard?.writeText(link.href),
    clipboard && import(/* webpackChunkName: 'comforts' */ '../../components/SaidBeside'),
  ]).then(
    ([, said]) => said?.sayBeside(link, translate({id: 'site.heading.copied', message: 'Link copied'})),
    // The address is in the browser's own field.
    () => undefined,
  );
}

/**
 * A heading; below the first level and with an id it ends in a link to itself, named after its whole text. The heading's
 * own name leaves that link out, so that a list of headings reads as the page does.
 */
export default function Heading({as: Tag, id, ...props}: Props) {
  const {copyHeadingLinks} = useComforts();
  const brokenLinks = useBrokenLinks();
  if (id) brokenLinks.collectAnchor(id);
  // Other sites link to titles too.
  if (Tag === 'h1' || !id) return <Tag {...props} id={id} />;
  const heading = textOfNode(props.children);
  const label = translate(
    {id: 'theme.common.headingLinkTitle', message: 'Direct link to {heading}'},
    {heading},
  );
  return (
    <Tag aria-label={heading || undefined} {...props} id={id} className={clsx('anchor', props.className)}>
      {props.children}
      <a
        className="hash-link"
        href={`#${id}`}
        aria-label={label}
        title={
          copyHeadingLinks
            ? translate({id: 'site.heading.copy', message: 'Go there and copy the link'})
            : label
        }
        translate="no"
        onClick={copyHeadingLinks ? copyAddress : undefined}
      >
        &#8203;
      </a>
    </Tag>
  );
}
