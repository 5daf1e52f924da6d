import {checkSamples} from './checkSamples';
import {collectSamples} from './collectSamples';

const samples = collectSamples();
const findings = checkSamples(samples);
for (const {file, line, message} of findings) console.error(`${file}:${line}: ${message}`);
const unchecked = samples.filter(sample => sample.unchecked !== undefined).length;
console.log(`${samples.length} code samples, ${unchecked} marked unchecked, ${findings.length} findings`);
process.exitCode = findings.length > 0 ? 1 : 0;
