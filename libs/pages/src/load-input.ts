import type { ApiClient } from '@shop/api';

/** What a screen's `load.ts` gets, on the server and in the browser alike. */
export interface LoadInput {
  readonly api: ApiClient;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly url: URL;
  /** Aborts when the reader leaves or closes the page; hand it to every call. */
  readonly signal: AbortSignal;
}
