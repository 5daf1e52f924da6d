import type {DialogAsk} from '../dialog/DialogAsk';
import type {SearchSettings} from '../model/useSearchSettings';

/**
 * Returns the way to AI mode, which belongs to version 4 of the search library alone.
 *
 * @param version - that of the search library, such as 4.7.0
 */
export function askOf(settings: SearchSettings, version: string): DialogAsk | undefined {
  if (!version.startsWith('4.')) return undefined;
  const indexName = settings.algolia.askAi?.indexName ?? settings.algolia.indexName;
  const load = async () => {
    const [panel, texts] = await Promise.all([
      import('./AskPanel'),
      settings.ask.provider === 'embedded' ? undefined : import('./remoteFailures'),
    ]);
    return {...panel, failures: texts?.remoteFailures};
  };
  return {
    indexName,
    async load() {
      const {default: AskPanel, failures} = await load();
      return props => <AskPanel settings={settings} indexName={indexName} failures={failures} {...props} />;
    },
    preload(facetFilters) {
      load().then(
        ({warmUpAsk}) => warmUpAsk(settings, facetFilters),
        () => undefined,
      );
    },
  };
}
