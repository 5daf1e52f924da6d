import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

// React, which renders the pages, puts hints to load images before the page's content; Preact, which hydrates it, takes
// them for content in the wrong place, and would put everything anew before them. By now they have done their work.
if (ExecutionEnvironment.canUseDOM)
  for (const hint of document.querySelectorAll('#__docusaurus > link')) hint.remove();
