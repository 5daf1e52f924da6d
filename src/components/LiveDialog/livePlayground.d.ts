declare module '@theme/LivePlayground' {
  import type {ReactNode} from 'react';
  import type {LiveDialogProps} from '.';

  export default function LivePlayground(props: LiveDialogProps): ReactNode;
}
