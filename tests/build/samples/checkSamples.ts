import {spawnSync} from 'node:child_process';
import {parse as parseCss} from 'css-tree';
import {
  parse as parseDocument,
  parseFragment,
  defaultTreeAdapter as tree,
  type DefaultTreeAdapterTypes,
} from 'parse5';
import {checkTypes, TYPED_LANGUAGES} from './checkTypes';
import type {Sample} from './collectSamples';
import type {Finding} from '../Finding';

const at = ({file, line}: Sample, offset: number, message: string): Finding => ({
  file,
  line: line + offset,
  message,
});

function checkJson(sample: Sample): Finding[] {
  try {
    JSON.parse(sample.code);
    return [];
  } catch (error) {
    return [at(sample, 0, `not valid JSON: ${String(error)}`)];
  }
}

function checkCss(sample: Sample): Finding[] {
  const findings: Finding[] = [];
  parseCss(sample.code, {
    onParseError: error => findings.push(at(sample, error.line - 1, `not valid CSS: ${error.message}`)),
  });
  return findings;
}

const VOID = /^(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;

function* elementsOf(node: DefaultTreeAdapterTypes.Node): Generator<DefaultTreeAdapterTypes.Element> {
  if (tree.isElementNode(node)) yield node;
  if ('childNodes' in node) for (const child of node.childNodes) yield* elementsOf(child);
}

function checkHtml(sample: Sample): Finding[] {
  const findings: Finding[] = [];
  const options = {
    sourceCodeLocationInfo: true,
    onParseError: ({code, startLine}: {code: string; startLine: number}) =>
      findings.push(at(sample, startLine - 1, `not valid HTML: ${code}`)),
  };
  const isDocument = /^\s*<(!doctype|html)/i.test(sample.code);
  const root = isDocument ? parseDocument(sample.code, options) : parseFragment(sample.code, options);
  const scripts: Sample[] = [];
  for (const element of elementsOf(root)) {
    const location = element.sourceCodeLocation;
    if (location && !location.endTag && !VOID.test(element.tagName)) {
      findings.push(at(sample, location.startLine - 1, `not valid HTML: <${element.tagName}> is not closed`));
    }
    const text = element.childNodes[0];
    if (element.tagName === 'script' && text && tree.isTextNode(text)) {
      const type = element.attrs.find(({name}) => name === 'type')?.value ?? '';
      const line = sample.line + (text.sourceCodeLocation?.startLine ?? 1) - 1;
      if (type.includes('json')) findings.push(...checkJson({...sample, line, code: text.value}));
      else scripts.push({...sample, line, language: 'js', code: text.value});
    }
  }
  return [...findings, ...checkTypes(scripts)];
}

function checkShell(sample: Sample): Finding[] {
  const {status, stderr, error} = spawnSync('bash', ['-n'], {input: sample.code, encoding: 'utf8'});
  if (error)
    throw new Error('Shell samples are checked with bash, which is not on this machine', {cause: error});
  return status === 0 ? [] : [at(sample, 0, `not valid shell: ${stderr.trim()}`)];
}

const CHECKS: Record<string, (sample: Sample) => Finding[]> = {
  json: checkJson,
  css: checkCss,
  html: checkHtml,
  sh: checkShell,
};

/** Languages that are shown and not checked: there is nothing to hold them against. */
const SHOWN = new Set(['diff', 'http', 'md', 'mdx', 'python', 'text', 'toml', 'txt', 'vue', 'xml', 'yaml']);

/**
 * Checks every block by its language: JavaScript and TypeScript by types, JSON, CSS, HTML (with its scripts) and
 * shell by parsing. A block marked `unchecked="reason"` is left out; one marked without a reason is a finding, and
 * so is one in a language that nobody has decided about.
 */
export function checkSamples(samples: readonly Sample[]): Finding[] {
  const checked = samples.filter(sample => sample.unchecked === undefined);
  const typed = checked.filter(({language}) => TYPED_LANGUAGES.includes(language));
  const parsed = checked.filter(({language}) => !TYPED_LANGUAGES.includes(language) && !SHOWN.has(language));
  return [
    ...samples
      .filter(sample => sample.unchecked?.trim() === '')
      .map(sample => at(sample, -1, 'unchecked needs its reason: unchecked="why"')),
    ...checkTypes(typed),
    ...parsed.flatMap(
      sample =>
        CHECKS[sample.language]?.(sample) ?? [
          at(sample, -1, `unknown language of a code block: "${sample.language}"`),
        ],
    ),
  ].sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
}
