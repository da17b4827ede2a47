import type { Catalogues } from './catalogue.ts';
import type { Images } from '../platform/image/images.ts';

/**
 * Returns the photographs as this process shows them now: those of products from the cached catalogue, others as built.
 */
export function shownImages(made: Images, catalogue: { readonly value: Catalogues }): Images {
  const ofProduct: Images['ofProduct'] = (key) => {
    const { byKey, extras } = catalogue.value.whole;
    return (byKey.get(key) ?? extras.get(key))?.images ?? made.ofProduct(key);
  };
  return { ...made, ofProduct, mainOf: (key) => ofProduct(key)[0] ?? null };
}
