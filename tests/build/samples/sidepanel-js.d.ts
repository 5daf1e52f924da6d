// `@docsearch/sidepanel-js` takes the options of the React side panel, which is installed, and mounts it into an element.
declare module '@docsearch/sidepanel-js' {
  import type {InitialAskAiMessage} from '@docsearch/core';
  import type {DocSearchSidepanelProps, SidepanelSearchParameters} from '@docsearch/react/sidepanel';

  export interface SidepanelInstance {
    readonly isReady: boolean;
    readonly isOpen: boolean;
    open: (initialMessage?: InitialAskAiMessage) => void;
    close: () => void;
    destroy: () => void;
  }

  export type SidepanelProps = DocSearchSidepanelProps &
    SidepanelSearchParameters & {container: HTMLElement | string; environment?: typeof window};

  export default function sidepanel(props: SidepanelProps): SidepanelInstance;
}
