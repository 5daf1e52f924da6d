/**
 * Hooks that the classic theme shares among its own components and promises nobody else: the one keeps the page, and the
 * navbar with it, where it is while what is above changes its height; the other knows whether the menu of small screens is shown.
 */
export {useNavbarMobileSidebar, useScrollPositionBlocker} from '@docusaurus/theme-common/internal';
