import type { CartLine, ProductSummary } from '@shop/api';
import { browserShop } from '@shop/state';
import { useEffect, useState } from 'react';

const none: readonly ProductSummary[] = [];

/** Two goods that go with what came into the cart last; none until they are known, and while the cart is closed. */
export function usePairings(lines: readonly CartLine[], isOpen: boolean): readonly ProductSummary[] {
  const [found, setFound] = useState(none);
  const inCart = lines.map(({ product_info }) => product_info.key).join();
  useEffect(() => {
    if (!isOpen || inCart === '') return undefined;
    let isHere = true;
    const keys = inCart.split(',');
    browserShop()
      .dispatch((actions) => actions.loadPairings(keys.at(-1) ?? '', keys))
      // The cart stands without them.
      .catch(() => none)
      .then(
        (products) => isHere && setFound(products),
        () => undefined,
      );
    return () => {
      isHere = false;
    };
  }, [inCart, isOpen]);
  return inCart === '' ? none : found;
}
