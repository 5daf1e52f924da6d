import {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {useAnchorTargetClassName} from '@docusaurus/theme-common';
import type {Props} from '@theme/Heading';
import clsx from 'clsx';
import {textOf} from './textOf';
import './styles.module.css';

/** A heading; below the first level and with an id it ends in a link to itself, named after its whole text. */
export default function Heading({as: Tag, id, ...props}: Props) {
  const brokenLinks = useBrokenLinks();
  const targetClassName = useAnchorTargetClassName(id);
  if (Tag === 'h1' || !id) return <Tag {...props} />;
  brokenLinks.collectAnchor(id);
  const label = translate(
    {id: 'theme.common.headingLinkTitle', message: 'Direct link to {heading}'},
    {heading: textOf(props.children)},
  );
  return (
    <Tag {...props} id={id} className={clsx('anchor', targetClassName, props.className)}>
      {props.children}
      <a className="hash-link" href={`#${id}`} aria-label={label} title={label} translate="no">
        &#8203;
      </a>
    </Tag>
  );
}
