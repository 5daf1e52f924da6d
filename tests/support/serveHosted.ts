import {HOSTED_BUILD, HOSTED_PORTS} from './hostedSite';
import {serveFolder} from './serveFolder';
import {startAlgolia} from './startAlgolia';

await startAlgolia(HOSTED_PORTS.algolia);
await serveFolder(HOSTED_BUILD, {port: HOSTED_PORTS.site});
