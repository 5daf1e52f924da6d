import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Props as TabProps} from '@theme/TabItem';
import clsx from 'clsx';
import {
  Children,
  isValidElement,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import {useScrollPositionBlocker} from '../../overrides/theme-hooks/themeHooks';
import {dropFirstChoices} from '../../plugins/head-scripts/client/firstChoices';
import {choiceOf, choose, onChoice} from './choices';
import styles from './styles.module.css';

export interface Props {
  /** What is chosen here is chosen for all tabs of a group, for good. */
  groupId?: string;
  /** Name under which the address holds the choice of the group, where it is not that of the configuration. */
  queryString?: string;
  className?: string;
  /** Each a `TabItem`. */
  children?: ReactNode;
}

const tabsOf = (children: ReactNode): TabProps[] =>
  Children.toArray(children).flatMap(child => (isValidElement<TabProps>(child) ? child.props : []));

/** Which control of a list a key leads to. */
const STEPS: Record<string, (place: number, count: number) => number> = {
  ArrowRight: (place, count) => (place + 1) % count,
  ArrowLeft: (place, count) => (place - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const {currentTarget, key} = event;
  const tabs = [...(currentTarget.parentElement?.children ?? [])] as HTMLElement[];
  const isMirrored = getComputedStyle(currentTarget).direction === 'rtl';
  const named =
    isMirrored && key.startsWith('Arrow') ? (key.endsWith('Left') ? 'ArrowRight' : 'ArrowLeft') : key;
  const place = STEPS[named]?.(tabs.indexOf(currentTarget), tabs.length);
  if (place === undefined) return;
  event.preventDefault();
  tabs[place]?.focus();
}

/**
 * Panels of which one is shown. A choice in a group holds in all tabs of the group, across pages and visits; where the
 * configuration names the group, the address holds it as well.
 */
export default function Tabs({groupId, queryString, className, children}: Props): ReactNode {
  const tabs = tabsOf(children);
  const {search} = useLocation();
  const {blockElementScrollPositionUntilNextRender} = useScrollPositionBlocker();
  const names = useDocusaurusContext().siteConfig.customFields?.choices as Record<string, string> | undefined;
  const name = groupId === undefined ? undefined : (queryString ?? names?.[groupId]);
  const [own, setOwn] = useState<string | null>(null);
  const kept = useSyncExternalStore(
    onChoice,
    () => (groupId === undefined ? null : choiceOf(groupId)),
    () => null,
  );
  const wanted = groupId === undefined ? own : kept;
  const isOffered = (value: string | null) => tabs.some(tab => tab.value === value);
  const selected = isOffered(wanted) ? wanted : (tabs.find(tab => tab.default) ?? tabs[0])?.value;

  const follow = useEffectEvent((group: string, value: string | null) => {
    if (value !== null && isOffered(value)) choose(group, value);
  });
  useLayoutEffect(() => {
    if (groupId === undefined || name === undefined) return;
    follow(groupId, new URLSearchParams(window.location.search).get(name));
  }, [groupId, name, search]);
  // React reads the choices that are kept in the same turn, before anything is painted.
  useEffect(dropFirstChoices, []);

  const select = (value: string, tab: HTMLElement) => {
    blockElementScrollPositionUntilNextRender(tab);
    if (groupId === undefined) setOwn(value);
    else choose(groupId, value);
    if (name === undefined) return;
    const address = new URL(window.location.href);
    address.searchParams.set(name, value);
    // Not by the router, for which this would be a visit: the navbar shows itself on each.
    window.history.replaceState(window.history.state, '', address);
  };

  return (
    <div className={clsx('theme-tabs-container tabs-container', styles.container)} data-choice={groupId}>
      <div role="tablist" className={clsx('tabs', className)}>
        {tabs.map(({value, label = value, attributes}) => (
          <button
            key={value}
            type="button"
            role="tab"
            data-value={value}
            aria-selected={value === selected}
            tabIndex={value === selected ? 0 : -1}
            {...attributes}
            className={clsx(
              'tabs__item',
              value === selected && 'tabs__item--active',
              attributes?.className as string,
            )}
            onKeyDown={moveFocus}
            onClick={({currentTarget}) => select(value, currentTarget)}
          >
            {label}
          </button>
        ))}
      </div>
      <div className={styles.panels}>
        {tabs.map(({value, label = value, className: panelClass, children: content}) => (
          <div
            key={value}
            role="tabpanel"
            data-value={value}
            aria-label={label}
            hidden={value !== selected}
            className={panelClass}
          >
            {content}
          </div>
        ))}
      </div>
    </div>
  );
}
