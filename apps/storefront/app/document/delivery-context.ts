import { createContext } from 'react-router';

/** How the page server delivers this document. */
export interface Delivery {
  /** The nonce of inline scripts in a document for one visitor; absent for a document that is cached and hashed. */
  readonly nonce: string | undefined;
  /** Whether the document is cached: wait for all of it instead of streaming. */
  readonly whole: boolean;
}

/** Set by the page server; the default is for `react-router dev`. */
export const deliveryContext = createContext<Delivery>({ nonce: undefined, whole: false });
