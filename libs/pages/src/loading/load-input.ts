import type { ApiClient } from '@shop/api';
import type { AppDispatch } from '@shop/state';

/** The input of a screen's `load.ts`, on the server and in the browser. */
export interface LoadInput {
  readonly api: ApiClient;
  /** Dispatches to the store of the browser; the store of the server remains that of a guest. */
  readonly dispatch: AppDispatch;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly url: URL;
  /** Aborts when the page is left or closed; pass it to every request. */
  readonly signal: AbortSignal;
  /** The time that the page is shown at; by default the current one. */
  readonly now?: Date;
}

/** The props of a screen: the data of its loader, absent while it is pending. */
export interface ScreenProps<T> {
  readonly loaderData?: T | null;
}

/** The same for a screen that the server renders: its data is always present. */
export interface LoadedScreenProps<T> {
  readonly loaderData: T;
}
