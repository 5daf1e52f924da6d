import type {Requirement} from './readRequirements';

/** What a test run said of one test. */
export interface TestResult {
  /** The titles of the test and of the groups around it. */
  title: string;
  passed: boolean;
}

/** A requirement without proof, and why. */
export interface Unproven extends Requirement {
  reason: 'no test names it' | 'a test that names it fails';
}

interface VitestReport {
  testResults: {assertionResults: {fullName: string; status: string}[]}[];
}

interface PlaywrightSuite {
  title: string;
  specs?: {title: string; ok: boolean; tests: {results: {status: string}[]}[]}[];
  suites?: PlaywrightSuite[];
}

/** A report of Vitest's or Playwright's JSON reporter. */
export type Report = VitestReport | {suites: PlaywrightSuite[]};

function resultsOfSuite({title, specs = [], suites = []}: PlaywrightSuite, above = ''): TestResult[] {
  const titles = `${above} ${title}`;
  return [
    ...specs.map(({title: own, ok, tests}) => ({
      title: `${titles} ${own}`,
      passed: ok && tests.some(({results}) => results.some(({status}) => status === 'passed')),
    })),
    ...suites.flatMap(suite => resultsOfSuite(suite, titles)),
  ];
}

/** Returns the tests of a report that were run or should have been. */
export function resultsOf(report: Report): TestResult[] {
  if ('suites' in report) return report.suites.flatMap(suite => resultsOfSuite(suite));
  return report.testResults.flatMap(({assertionResults}) =>
    assertionResults.map(({fullName, status}) => ({title: fullName, passed: status === 'passed'})),
  );
}

/** Returns the requirements that no test proves: a test proves those whose ids its title has in square brackets. */
export function unprovenOf(requirements: readonly Requirement[], results: readonly TestResult[]): Unproven[] {
  const proven = new Set<string>();
  const failed = new Set<string>();
  for (const {title, passed} of results)
    for (const [, id = ''] of title.matchAll(/\[([A-Z]-\d+)\]/g)) (passed ? proven : failed).add(id);
  return requirements.flatMap((requirement): Unproven[] => {
    if (failed.has(requirement.id)) return [{...requirement, reason: 'a test that names it fails'}];
    return proven.has(requirement.id) ? [] : [{...requirement, reason: 'no test names it'}];
  });
}
