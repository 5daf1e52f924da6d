import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Comforts} from '../config/comforts';

/** Returns which comforts of reading the site has. */
export const useComforts = (): Comforts =>
  useDocusaurusContext().siteConfig.customFields?.comforts as Comforts;
