import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {type ComponentType, type ReactNode, useRef, useState} from 'react';
import {twinPath} from '../../../content/twinPath';
import {useCloseBeside} from '../../model/useCloseBeside';
import {useDisclosure} from '../../model/useDisclosure';
import type {PageActionsProps} from '../PageActions';
import TwinLinks from '../TwinLinks';
import styles from './styles.module.css';

export interface PageMenuProps {
  /** Address of the page, base URL included. */
  permalink: string;
  title: string;
  /** The version it is part of, where it is part of one. */
  docs?: {path: string; isMain: boolean};
}

const ID = 'page-actions';

/**
 * What else can be done with a page than read it here, beside its title; and for programs, where its Markdown is. For pages
 * that have a Markdown twin: those that are made of Markdown and not unlisted.
 */
export default function PageMenu({permalink, title, docs}: PageMenuProps): ReactNode {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const {isOpen, setIsOpen, buttonRef, closeFirst} = useDisclosure();
  const rootRef = useRef<HTMLDivElement>(null);
  const [Actions, setActions] = useState<ComponentType<PageActionsProps> | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const twin = twinPath(permalink, baseUrl);
  useCloseBeside(rootRef, isOpen, () => setIsOpen(false));

  const load = () => {
    import('../PageActions').then(
      ({default: PageActions}) => setActions(() => PageActions),
      () => setHasFailed(true),
    );
  };
  const toggle = () => {
    setIsOpen(!isOpen);
    load();
  };

  return (
    <div className={styles.root} ref={rootRef} role="none" onKeyDown={closeFirst}>
      <TwinLinks permalink={permalink} docs={docs} />
      <button
        ref={buttonRef}
        type="button"
        className={styles.button}
        aria-expanded={isOpen}
        aria-controls={isOpen && Actions ? ID : undefined}
        onClick={toggle}
        onPointerEnter={load}
        onFocus={load}
      >
        {translate({
          id: 'site.page.menu',
          message: 'Use this page',
          description: 'Opens a menu beside the title: copy the page as Markdown, ask about it',
        })}
      </button>
      {isOpen && !Actions && hasFailed && (
        // Without the menu's code, the Markdown is what can be offered.
        <a href={twin}>
          <Translate id="site.page.view">View as Markdown</Translate>
        </a>
      )}
      {isOpen && Actions && (
        <Actions
          id={ID}
          page={{url: permalink, title}}
          twin={twin}
          opener={buttonRef}
          onDone={() => setIsOpen(false)}
        />
      )}
    </div>
  );
}
