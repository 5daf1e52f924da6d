import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {
  useActivePlugin,
  useDocsPreferredVersion,
  useDocsVersion,
  useDocVersionSuggestions,
} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/DocVersionBanner';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import PageNotice from '../../components/PageNotice';

/** Says what the version of a page is worth, and leads to the same page of the latest one. */
function VersionLine(): ReactNode {
  const {banner, label} = useDocsVersion();
  const pluginId = useActivePlugin({failfast: true})?.pluginId;
  const {latestDocSuggestion, latestVersionSuggestion} = useDocVersionSuggestions(pluginId);
  const {savePreferredVersionName} = useDocsPreferredVersion(pluginId);
  const {docs, mainDocId, name} = latestVersionSuggestion;
  const target = latestDocSuggestion ?? docs.find(({id}) => id === mainDocId);
  const values = {
    version: <b>{label}</b>,
    latest: target && (
      <Link to={target.path} onClick={() => savePreferredVersionName(name)}>
        <Translate id="site.version.latest" description="Stands for {latest} in the notice above an old page">
          the latest version
        </Translate>
      </Link>
    ),
  };
  return banner === 'unreleased' ? (
    <Translate id="site.version.unreleased" values={values}>
      {'{version} is not released yet. Released is {latest}.'}
    </Translate>
  ) : (
    <Translate id="site.version.unmaintained" values={values}>
      {'{version} is no longer maintained. Read {latest}.'}
    </Translate>
  );
}

/** What a reader should know before reading: an old version and a missing translation, in one notice. */
export default function DocVersionBanner({className}: Props): ReactNode {
  const {banner} = useDocsVersion();
  return (
    <PageNotice className={clsx(className, banner && ThemeClassNames.docs.docVersionBanner)}>
      {banner && <VersionLine />}
    </PageNotice>
  );
}
