import { StartError } from './start-error.ts';

/** Ends the process with one line for what the operator can mend, and the whole error for what he cannot. */
export function failStart(error: unknown): never {
  if (error instanceof StartError) console.error(`The shop's server did not start: ${error.message}`);
  else console.error('The shop\'s server did not start:', error);
  process.exit(1);
}
