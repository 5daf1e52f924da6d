import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {checksProse} from '../../../src/config/prose';
import {markdownFiles} from '../parseMdx';
import {checkProse} from './checkProse';

const TOOLS = [['markdownlint-cli2'], ['cspell', '--no-progress', '--no-summary']];

function check(): boolean {
  const files = markdownFiles();
  const findings = files.flatMap(file => checkProse(file, readFileSync(file, 'utf8')));
  for (const {file, line, message} of findings) console.error(`${file}:${line}: ${message}`);
  console.log(`${files.length} pages and partials read, ${findings.length} findings`);
  const failed = TOOLS.filter(
    tool => spawnSync('npx', tool, {stdio: 'inherit', shell: process.platform === 'win32'}).status !== 0,
  );
  return findings.length === 0 && failed.length === 0;
}

if (!checksProse) console.log('Prose is not checked: src/config/prose.ts says so');
else if (!check()) process.exitCode = 1;
