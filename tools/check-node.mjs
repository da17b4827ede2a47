import { adviceFor } from './node-advice.mjs';

// Runs on any Node, so that an old one shows a sentence instead of a stack trace.
const advice = adviceFor(process);
if (advice !== null) {
  process.stderr.write(`${advice}\n`);
  process.exit(1);
}
