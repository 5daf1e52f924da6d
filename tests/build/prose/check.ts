import {readFileSync} from 'node:fs';
import {markdownFiles} from '../parseMdx';
import {checkProse} from './checkProse';

const files = markdownFiles();
const findings = files.flatMap(file => checkProse(file, readFileSync(file, 'utf8')));
for (const {file, line, message} of findings) console.error(`${file}:${line}: ${message}`);
console.log(`${files.length} pages and partials read, ${findings.length} findings`);
process.exitCode = findings.length > 0 ? 1 : 0;
