declare module '@generated/glossary/default/glossary' {
  import type {Glossary} from '@site/src/plugins/glossary';

  /** What the terms of this build mean. */
  export const glossary: Glossary;
}
