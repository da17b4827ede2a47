import { createContext } from 'react-router';

/** How the page server will deliver this document. */
export interface Delivery {
  /** Marks the inline scripts of a document that is made for one reader; absent for one that is kept and hashed. */
  readonly nonce: string | undefined;
  /** The document is kept: wait for all of it instead of streaming. */
  readonly whole: boolean;
}

/** Set by the page server; the default is what `react-router dev` gets. */
export const deliveryContext = createContext<Delivery>({ nonce: undefined, whole: false });
