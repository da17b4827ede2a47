/** A reason not to start that the operator can act on: printed as one line, exit code 1, no stack. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
