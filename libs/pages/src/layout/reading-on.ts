/** Resolves when the shopper scrolls, or has navigated here from another page of the shop. */
const readingOn = (): Promise<unknown> =>
  new Promise((go) => {
    // After a navigation the server has rendered nothing.
    const [loaded] = performance.getEntriesByType('navigation');
    const hasComeHere = loaded !== undefined && pageOf(loaded.name) !== pageOf(location.href);
    // The shopper may have scrolled before the scripts were loaded.
    if (hasComeHere || scrollY > 0) return go(null);
    // A tap is not included: a shopper who buys at once waits for the cart, not for the blocks below.
    for (const sign of ['scroll', 'pointermove', 'keydown']) addEventListener(sign, go);
  });

const pageOf = (url: string) => new URL(url).pathname;

/** Loads what is below the first screen when the shopper scrolls; it is static HTML until then. */
export const openForReader = <T>(open: () => Promise<T>): Promise<T> => readingOn().then(open);
