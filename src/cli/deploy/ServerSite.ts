import type {HeaderRule} from '../../plugins/static-host/HeaderRule';

/** What a web server has to know of a built site. */
export interface ServerSite {
  /** Name the site is asked for by. */
  name: string;
  /** Absolute path of the built site on the server. */
  root: string;
  /** Address of the page for what is not there. */
  notFound: string;
  rules: readonly HeaderRule[];
}
