import type {FoundSection} from '../../../src/answers/AnswerEvent';
import type {QuotedBlock, Retrieval, RetrieveRequest, Retriever} from '../../../src/answers/Retriever';

const STOP_WORDS = new Set(
  'how do i what is its it the a an and in of does for set change default'.split(' '),
);

/** Returns a section with the given heading on a page. */
export function section(page: string, heading?: string): FoundSection {
  return {
    url: heading ? `/docs/${page}#${heading}` : `/docs/${page}`,
    hierarchy: {lvl0: 'Docs', lvl1: page, ...(heading && {lvl2: heading})},
  };
}

/** Returns a passage of one paragraph. */
export function passage(found: FoundSection, score: number, ...blocks: QuotedBlock[]) {
  return {section: found, score, blocks};
}

/** Returns a retriever that finds the same whatever is asked, and keeps what it was asked. */
export function fakeRetriever(found: Partial<Retrieval> = {}): Retriever & {requests: RetrieveRequest[]} {
  const requests: RetrieveRequest[] = [];
  return {
    requests,
    names: {versions: ['current', 'v3', 'legacy'].map(name => ({name}))},
    isOfOnePage: false,
    contentWords: text => (text.match(/[\w-]+/g) ?? []).filter(word => !STOP_WORDS.has(word.toLowerCase())),
    isInLanguage: () => false,
    async retrieve(request) {
      requests.push(request);
      return {passages: [], confidence: 0, givesKind: true, sections: [], ...found};
    },
  };
}
