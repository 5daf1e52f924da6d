import {checkBrowsers} from './checkBrowsers';

const {findings, features} = checkBrowsers('tsconfig.dom.json');
for (const {file, line, message} of findings) console.error(`${file}:${line}: ${message}`);
console.log(`${features} features of browsers in use, ${findings.length} findings`);
process.exitCode = findings.length > 0 ? 1 : 0;
