import type {HeaderRule} from '../../plugins/static-host/HeaderRule';

/** What a web server has to know of a built site. */
export interface ServerSite {
  /** Name the site is asked for by. */
  name: string;
  /** Absolute path of the built site on the server. */
  root: string;
  /** Folder of the server with `fullchain.pem` and `privkey.pem`; without it the site is served over plain HTTP. */
  certificates?: string | undefined;
  /** Address of the page for what is not there. */
  notFound: string;
  rules: readonly HeaderRule[];
}
