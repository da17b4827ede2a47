import { StartError } from './start-error.ts';

// V8 may still be compiling what was just loaded, and an exit amid that can wait for ever (nodejs/node#54918).
const SETTLE_MS = 250;

/** Ends the process with one line for what the operator can mend, and the whole error for what he cannot. */
export function failStart(error: unknown): void {
  if (error instanceof StartError) console.error(`The shop's server did not start: ${error.message}`);
  else console.error("The shop's server did not start:", error);
  setTimeout(() => process.exit(1), SETTLE_MS);
}
