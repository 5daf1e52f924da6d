import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {PageMetadata, usePluralForm} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import {useEffect, useEffectEvent, useMemo, useRef, useState} from 'react';
import Highlight from '../../model/Highlight';
import type {Scope, ScopeAxis} from '../../model/Scope';
import {initialScope, scopeFilters, scopeLabelOf} from '../../model/Scope';
import {fillText} from '../../model/fillText';
import {dialogTranslations} from '../../model/dialogTranslations';
import {mergeTranslations} from '../../model/mergeTranslations';
import {openDialog, preloadDialog} from '../../button/openDialog';
import {useSearch} from '../../model/useSearch';
import {describeHit} from '../../model/describeHit';
import {foreignLanguage} from '../../model/foreignLanguage';
import {pagesOf, type ResultPage} from '../../model/pagesOf';
import {ESCAPED_TAGS, PLAIN_TAGS} from '../../model/parseHighlight';
import type {ResultHit} from '../../model/readHit';
import FailureBoundary from '../../model/FailureBoundary';
import {LONGEST_TEXT, cutText} from '../../../protocols/cutText';
import {hitReader} from '../../model/hitReader';
import type {KeywordRequest} from '../../model/searchRequest';
import {type NamedIndex, indicesOf} from '../../model/indicesOf';
import {searchRequest} from '../../model/searchRequest';
import {searchAxes} from '../../model/searchAxes';
import {searchClient} from '../../model/pageSearchClient';
import {useMainDocPath} from '../../model/useMainDocPath';
import {useResultLinks} from '../../model/useResultLinks';
import {useSearchContext} from '../../model/useSearchContext';
import type {SearchOptions} from '../../model/SearchOptions';
import {useSearchSettings} from '../../model/useSearchSettings';
import styles from './styles.module.css';
import type {Address, AddressState} from '../useAddress';
import {useAddress} from '../useAddress';

const SNIPPET_WORDS = 15;

/** What an axis is called in the address. */
const NAMES = {docusaurus_tag: 'version', language: 'language'} as const;

/** Returns the choices of an address; one that the site does not offer is the page's own. */
function scopeOf(axes: readonly ScopeAxis[], address: Address): Scope {
  const own = initialScope(axes);
  return Object.fromEntries(
    axes.map(({attribute, choices}) => {
      const chosen = address[NAMES[attribute]];
      const isOffered = chosen === '' || choices.some(({value}) => value === chosen);
      return [attribute, isOffered ? chosen : own[attribute]];
    }),
  );
}

interface FacetsProps {
  axis: ScopeAxis;
  chosen: string | undefined;
  counts: ReadonlyMap<string, number> | undefined;
  hrefOf: AddressState['hrefOf'];
}

/** The values of an axis with what each would find, as links to the same search within it. */
function Facets({axis, chosen, counts, hrefOf}: FacetsProps): ReactNode {
  const always = axis.always.reduce((sum, value) => sum + (counts?.get(value) ?? 0), 0);
  const all = [...(counts?.values() ?? [])].reduce((sum, count) => sum + count, 0);
  const choices = [
    ...axis.choices.map(({value, label}) => ({value, label, count: (counts?.get(value) ?? 0) + always})),
    {value: '', label: axis.allLabel, count: all},
  ];
  return (
    <nav className={styles.facets} aria-label={axis.label}>
      <ul>
        {choices.map(({value, label, count}) => (
          <li key={value}>
            <Link
              to={hrefOf({[NAMES[axis.attribute]]: value})}
              aria-current={value === chosen ? 'true' : undefined}
            >
              {label}
              {counts && <span className={styles.count}>{count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Section({hit}: {hit: ResultHit}): ReactNode {
  const {title, path} = describeHit(hit);
  const headings = hit.type === 'content' ? path.slice(1) : [...path.slice(1), title];
  return (
    <li>
      <Link to={hit.url} className={styles.section}>
        {headings.length > 0 && (
          <span className={styles.headings}>
            {headings.map((heading, index) => (
              <span key={index}>
                <Highlight parts={heading} />
              </span>
            ))}
          </span>
        )}
        {hit.type === 'content' && (
          <span className={styles.passage}>
            <Highlight parts={title} />
          </span>
        )}
      </Link>
    </li>
  );
}

interface ResultProps {
  page: ResultPage;
  /** Returns what tells a hit from its like where all versions or languages are searched. */
  labelOf: (hit: ResultHit) => string;
}

function Result({page: {url, hit, sections}, labelOf}: ResultProps): ReactNode {
  const language = foreignLanguage(hit);
  const lvl1 = hit.marks.hierarchy.lvl1 ?? [{text: hit.hierarchy.lvl1 ?? hit.hierarchy.lvl0, marked: false}];
  return (
    <article className={styles.result}>
      <h2 lang={language?.tag}>
        <Link to={url}>
          <Highlight parts={lvl1} />
        </Link>
      </h2>
      <p className={styles.group}>
        {[hit.hierarchy.lvl0, language?.name, labelOf(hit)].filter(Boolean).join(' · ')}
      </p>
      {sections.length > 0 && (
        <ul lang={language?.tag}>
          {sections.map(section => (
            <Section hit={section} key={section.objectID} />
          ))}
        </ul>
      )}
    </article>
  );
}

interface FailureProps {
  title: string;
  help: string;
  retry: string;
  onRetry: () => void;
}

function Failure({title, help, retry, onRetry}: FailureProps): ReactNode {
  return (
    <div className={styles.error} role="alert">
      <p>
        <strong>{title}</strong>
      </p>
      <p>{help}</p>
      <button type="button" className="button button--secondary" onClick={onRetry}>
        {retry}
      </button>
    </div>
  );
}

export interface ResultsPageProps {
  /** The options in code. */
  searchOptions: SearchOptions;
}

function Results({searchOptions}: ResultsPageProps): ReactNode {
  const settings = useSearchSettings(searchOptions);
  const {provider, algolia, options} = settings;
  const isHosted = provider === 'hosted';
  const context = useSearchContext();
  const {resolveUrl} = useResultLinks(settings);
  const {selectMessage} = usePluralForm();
  const mainDoc = useMainDocPath();
  const address = useAddress();
  const {query, page, hrefOf} = address;
  const asked = cutText(query).trim();
  const texts = useMemo(() => mergeTranslations(dialogTranslations, algolia.translations?.modal), [algolia]);
  const [client] = useState(() => searchClient(settings));
  const axes = searchAxes(context, settings);
  const shownAxes = axes.filter(({choices}) => choices.length > 1);
  const scope = scopeOf(axes, address);

  const [indices] = useState(() => indicesOf({...algolia, indices: options.indices}));
  const requestOf = ({name, searchParameters}: NamedIndex, within: Scope): KeywordRequest =>
    searchRequest(asked, {
      indexName: name,
      snippetWords: SNIPPET_WORDS,
      hitsPerPage: options.hitsPerPage,
      tags: isHosted ? ESCAPED_TAGS : PLAIN_TAGS,
      clickAnalytics: false,
      scopeFilters: scopeFilters(axes, within),
      attributes: axes.map(({attribute}) => attribute),
      searchParameters,
    });
  // The counts of an axis are those without its own choice: what choosing otherwise would find.
  const countsOf = (index: NamedIndex): KeywordRequest[] =>
    shownAxes.map(({attribute}) => ({
      ...requestOf(index, {...scope, [attribute]: ''}),
      facets: [attribute],
      hitsPerPage: 0,
    }));
  const {status, results, isCurrent, retry} = useSearch(
    {client, readHits: hitReader(options, {escaped: isHosted, resolveUrl})},
    asked
      ? [
          ...indices.map(index => ({...requestOf(index, scope), page: page - 1})),
          ...indices.flatMap(countsOf),
        ]
      : null,
  );

  const pages = pagesOf(results?.hits ?? []);
  const lastPage = results && isCurrent ? Math.max(1, results.nbPages) : null;
  const correct = useEffectEvent(address.correct);
  useEffect(() => {
    if (lastPage !== null && page > lastPage) correct(lastPage);
  }, [lastPage, page]);
  const summary = useRef<HTMLParagraphElement>(null);
  const turned = useRef(page);
  useEffect(() => {
    if (turned.current === page || !isCurrent) return;
    turned.current = page;
    summary.current?.focus({preventScroll: true});
    summary.current?.scrollIntoView({block: 'center'});
  }, [page, isCurrent]);

  const heading = translate({id: 'theme.SearchPage.emptyResultsTitle', message: 'Search the documentation'});
  const title = asked
    ? translate(
        {id: 'theme.SearchPage.existingResultsTitle', message: 'Search results for "{query}"'},
        {query: asked},
      )
    : heading;
  const count = results?.nbHits ?? 0;
  const message =
    status === 'error'
      ? ''
      : !asked
        ? translate({id: 'site.search.hint', message: 'Type a word, an option or a question.'})
        : results
          ? count > 0
            ? fillText(selectMessage(count, texts.resultsScreen.countText), {count})
            : `${texts.noResultsScreen.noResultsText} ${fillText(texts.noResultsScreen.quotedText, {query: results.query})}`
          : texts.loadingText;

  return (
    <main className={styles.page}>
      <PageMetadata title={title} />
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <Heading as="h1" className={styles.title}>
        {heading}
      </Heading>
      <search>
        <form
          className={styles.form}
          onSubmit={event => {
            event.preventDefault();
            address.submit();
          }}
        >
          <input
            className={styles.input}
            type="search"
            name="q"
            aria-label={texts.searchBox.searchInputLabel}
            placeholder={translate({
              id: 'theme.SearchPage.inputPlaceholder',
              message: 'Type your search here',
            })}
            autoComplete="off"
            maxLength={LONGEST_TEXT}
            value={query}
            onChange={event => address.type(event.target.value)}
          />
          {status === 'stalled' && <span className={styles.spinner} />}
        </form>
        {asked &&
          shownAxes.map(axis => (
            <Facets
              key={axis.attribute}
              axis={axis}
              chosen={scope[axis.attribute]}
              counts={results?.facets.get(axis.attribute)}
              hrefOf={hrefOf}
            />
          ))}
      </search>
      <p className={styles.summary} role="status" tabIndex={-1} ref={summary}>
        {message}
      </p>
      <noscript>
        <p>
          <Translate
            id="site.search.noScript"
            values={{
              docs: (
                <Link to={mainDoc}>
                  <Translate id="site.search.noScript.docs">the documentation</Translate>
                </Link>
              ),
            }}
          >
            {
              'The search runs in your browser and needs JavaScript. Without it, {docs} lists all of its pages.'
            }
          </Translate>
        </p>
      </noscript>
      {status === 'error' && (
        <Failure
          title={texts.errorScreen.titleText}
          help={texts.errorScreen.helpText}
          retry={texts.errorScreen.retryText}
          onRetry={retry}
        />
      )}
      {asked && isCurrent && results && count === 0 && (
        <button
          type="button"
          className="button button--secondary"
          aria-haspopup="dialog"
          onPointerEnter={preloadDialog}
          onFocus={preloadDialog}
          onClick={event => openDialog({query: asked, opener: event.currentTarget})}
        >
          <Translate id="site.search.instead">Try other words, or ask AI</Translate>
        </button>
      )}
      <div className={styles.results} aria-busy={status === 'loading' || status === 'stalled'}>
        <FailureBoundary
          resetKey={results?.key}
          fallback={again => (
            <Failure
              title={texts.errorScreen.brokenText}
              help={texts.errorScreen.brokenHelpText}
              retry={texts.errorScreen.retryText}
              onRetry={again}
            />
          )}
        >
          {pages.map(page => (
            <Result key={page.url} page={page} labelOf={found => scopeLabelOf(axes, scope, found)} />
          ))}
        </FailureBoundary>
      </div>
      {results && results.nbPages > 1 && (
        <nav
          className={styles.paging}
          aria-label={translate({id: 'site.search.pages', message: 'Pages of results'})}
        >
          {page > 1 && (
            <Link to={hrefOf({page: page - 1})} rel="prev">
              <Translate id="site.search.previousPage">Previous results</Translate>
            </Link>
          )}
          <span>
            <Translate id="site.search.pageOf" values={{page, pages: results.nbPages}}>
              {'Page {page} of {pages}'}
            </Translate>
          </span>
          {page < results.nbPages && (
            <Link to={hrefOf({page: page + 1})} rel="next">
              <Translate id="site.search.nextPage">More results</Translate>
            </Link>
          )}
        </nav>
      )}
      {isHosted && (
        <p className={styles.credit}>
          <Link to="https://www.algolia.com/developers">{texts.footer.poweredByText} Algolia</Link>
        </p>
      )}
    </main>
  );
}

/** The page of all results: `/search?q=`. */
export default function ResultsPage(props: ResultsPageProps): ReactNode {
  return (
    <Layout>
      <Results {...props} />
    </Layout>
  );
}
