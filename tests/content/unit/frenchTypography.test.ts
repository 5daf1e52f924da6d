import {expect, test} from 'vitest';
import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import type {Text} from 'mdast';
import {visit} from 'unist-util-visit';
import {parse as parseYaml} from 'yaml';
import {parseMdx} from '../../build/parseMdx';

const FOLDER = 'src/i18n/fr';

const files = readdirSync(FOLDER, {recursive: true, encoding: 'utf8'})
  .filter(file => /\.(mdx|json|yml)$/.test(file))
  .map(file => path.join(FOLDER, file))
  .sort();

/** What French spelling forbids, with the way it is done. */
const RULES: [RegExp, string][] = [
  [/[^\u202f\s][;!?](?=\s|$)|[ \u00a0\n][;!?]/, 'a narrow no-break space stands before ; ! and ?'],
  [/(?<![\d:\u00a0])(?<!^):(?=\s|$)|[ \u202f\n]:/, 'a no-break space stands before a colon'],
  [/«(?!\u00a0)|(?<!\u00a0)»/, 'a no-break space stands inside « and »'],
  [/\p{L}'\p{L}/u, 'the apostrophe is ’'],
  [/"/, 'quotation marks are « and »'],
  [/\.\.\./, 'an ellipsis is one character, …'],
];

function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsOf) : [];
}

/** Returns the French texts of a file, without code, keys and descriptions for translators. */
function textsOf(file: string): string[] {
  const source = readFileSync(file, 'utf8');
  if (file.endsWith('.json')) {
    const entries = JSON.parse(source) as Record<string, {message: string}>;
    return Object.values(entries).map(({message}) => message);
  }
  if (file.endsWith('.yml')) return stringsOf(parseYaml(source)).filter(text => /\s/.test(text));
  const texts = stringsOf(parseYaml(/^---\n([^]*?)\n---/.exec(source)?.[1] ?? ''));
  visit(parseMdx(source), 'text', ({value}: Text) => {
    texts.push(value);
  });
  return texts;
}

test.each(files)('%s follows French typography', file => {
  const findings = textsOf(file).flatMap(text =>
    RULES.filter(([pattern]) => pattern.test(text)).map(([, rule]) => `${rule}: ${text}`),
  );
  expect(findings).toEqual([]);
});
