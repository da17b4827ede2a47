/**
 * Limits of one request in bytes and milliseconds, for both servers and the proxy between them. No JSON of the shop is
 * longer than `jsonBytes`, which bounds the cost of validating a hostile body.
 */
export const REQUESTS = {
  jsonBytes: 256 * 1024,
  /** One file of a form, and the form around it. */
  fileBytes: 5 * 1024 * 1024,
  formBytes: 6 * 1024 * 1024,
  /** Addresses below `/v1` that take a form with a file. */
  formPaths: ['/v1/upload-files', '/v1/me/user-addresses/import'],
  /** A head must be there by then, and a body, or a few slow ones could hold all connections. */
  headMs: 10_000,
  bodyMs: 10_000,
  /** A photograph over a poor telephone line. Waited for by the page server alone, which passes on what is whole. */
  formMs: 60_000,
  /** How often a server looks for what is late. */
  checkMs: 1000,
  /** An answer of the API that is not there by then is not waited for. */
  answerMs: 30_000,
} as const;
