import type {SearchSettings} from '../model/useSearchSettings';
import type {DialogAsk} from './DialogAsk';

/**
 * Returns the way to AI mode, which belongs to version 4 of the search library alone.
 *
 * @param version - that of the search library, such as 4.7.0
 */
export function askOf(settings: SearchSettings, version: string): DialogAsk | undefined {
  if (!version.startsWith('4.')) return undefined;
  const indexName = settings.algolia.askAi?.indexName ?? settings.algolia.indexName;
  const loadPanel = () => import('../ask/AskPanel');
  return {
    indexName,
    async load() {
      const {default: AskPanel, loadFailures} = await loadPanel();
      const failures = await loadFailures(settings);
      return props => <AskPanel settings={settings} indexName={indexName} failures={failures} {...props} />;
    },
    preload(facetFilters) {
      loadPanel().then(
        ({warmUpAsk}) => warmUpAsk(settings, facetFilters),
        () => undefined,
      );
    },
  };
}
