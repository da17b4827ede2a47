/** Resolves when somebody goes on reading, or has come from another page of the shop, where the server has drawn nothing. */
const readingOn = (): Promise<unknown> =>
  new Promise((go) => {
    // The router counts the pages of a visit; a tool that looks at a page is nobody who goes on reading.
    const hasComeHere = Boolean((history.state as { readonly idx?: number } | null)?.idx);
    // Who was quicker than the page's scripts has gone on already.
    if (hasComeHere || scrollY > 0) return go(null);
    // A tap is no sign: who buys before reading on waits for the cart, not for what stands below.
    for (const sign of ['scroll', 'pointermove', 'keydown']) addEventListener(sign, go);
  });

/** Opens what somebody who goes on reading comes towards. It is plain HTML until then. */
export const openForReader = <T>(open: () => Promise<T>): Promise<T> => readingOn().then(open);
