import type { ApiClient } from '@shop/api';
import type { AppDispatch } from '@shop/state';

/** What a screen's `load.ts` gets, on the server and in the browser alike. */
export interface LoadInput {
  readonly api: ApiClient;
  /** Dispatches to the store of the browser; the store of the server stays that of a guest. */
  readonly dispatch: AppDispatch;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly url: URL;
  /** Aborts when the reader leaves or closes the page; hand it to every call. */
  readonly signal: AbortSignal;
}

/** What the router hands to a screen: what its loader read, absent while that is under way. */
export interface ScreenProps<T> {
  readonly loaderData?: T | null;
}

/** The same for a screen that the server draws: its data is there from the first document on. */
export interface LoadedScreenProps<T> {
  readonly loaderData: T;
}
