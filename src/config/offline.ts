import type {OfflineSettings} from '../plugins/offline';
import {env} from './site';

/** How an installed site looks; `false` unless readers can install it. */
export const offline: OfflineSettings | false = env.offline && {
  icon: 'static/img/favicon.svg',
  colors: {background: '#fcfaf6', theme: '#fcfaf6'},
};
