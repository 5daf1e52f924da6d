import {spawn} from 'node:child_process';
import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';

const content = mkdtempSync(path.join(tmpdir(), 'ask-'));
writeFileSync(path.join(content, 'kiln.md'), '# Kiln\n\n## Temperature\n\nThe kiln fires at 1240 degrees.\n');
const FOLDER = ['--content', content];

interface Outcome {
  code: number | null;
  stdout: string;
  stderr: string;
}

function run(args: string[], input = ''): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--import', 'tsx', 'src/cli/ask.ts', ...args]);
    let stdout = '';
    let stderr = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
    child.on('error', reject);
    child.on('close', code => resolve({code, stdout, stderr}));
    child.stdin.end(input);
  });
}

const QUESTION = 'At how many degrees does the kiln fire?';

test('a question is answered in Markdown', {timeout: 60_000}, async () => {
  expect(await run([...FOLDER, QUESTION])).toEqual({
    code: 0,
    stderr: '',
    stdout:
      'The documentation says, under [Kiln › Temperature](/kiln#temperature):\n\n> The kiln fires at 1240 degrees.\n',
  });
});

test('in French it says so in French', {timeout: 60_000}, async () => {
  const {stdout} = await run([...FOLDER, '--locale', 'fr', 'Quelle température, kiln degrees?']);
  expect(stdout).toContain('[Kiln › Temperature](/kiln#temperature)');
  expect(stdout).not.toContain('The documentation says');
});

test('questions on standard input are answered a line each as JSON', {timeout: 60_000}, async () => {
  const {stdout} = await run([...FOLDER, '--json'], `${QUESTION}\n\nWho won the football cup?\n`);
  const lines = stdout
    .trim()
    .split('\n')
    .map(line => JSON.parse(line) as unknown);
  expect(lines).toEqual([
    {
      text: expect.stringContaining('1240 degrees'),
      passages: [{url: '/kiln#temperature', text: 'The kiln fires at 1240 degrees.'}],
      state: 'answer',
      declined: false,
    },
    {text: expect.any(String), passages: [], state: 'none', declined: true},
  ]);
});

test(
  'a line with a JSON array is a conversation, whose last question is answered',
  {timeout: 60_000},
  async () => {
    const {stdout} = await run(
      [...FOLDER, '--json'],
      `${JSON.stringify([QUESTION, 'Thanks', 'And why?', 'Is it so?'])}\n`,
    );
    expect(JSON.parse(stdout)).toMatchObject({passages: [{url: '/kiln#temperature'}]});
    const {code, stderr} = await run([...FOLDER, '--json'], '[1, 2]\n');
    expect({code, stderr}).toEqual({
      code: 2,
      stderr: expect.stringContaining('A conversation is a JSON array'),
    });
  },
);

test('mistakes in the command line end with a message and status 2', {timeout: 60_000}, async () => {
  const outcomes = await Promise.all([
    run(['--hits', '3', 'x']),
    run(['--version', 'v99', 'x']),
    run(['--content', path.join(content, 'nowhere'), 'x']),
  ]);
  expect(outcomes.map(({code}) => code)).toEqual([2, 2, 2]);
  expect(outcomes.every(({stderr}) => stderr.includes('See --help.'))).toBe(true);
});
