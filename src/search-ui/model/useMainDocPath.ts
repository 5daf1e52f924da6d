import {useAllDocsData} from '@docusaurus/plugin-content-docs/client';
import useBaseUrl from '@docusaurus/useBaseUrl';

/** Returns the address of the page that the documentation begins with, in its latest version; of the home page where there is none. */
export function useMainDocPath(): string {
  const home = useBaseUrl('/');
  const [plugin] = Object.values(useAllDocsData());
  const latest = plugin?.versions.find(({isLast}) => isLast);
  return latest?.docs.find(({id}) => id === latest.mainDocId)?.path ?? home;
}
