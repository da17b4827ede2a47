import type { Catalogues } from './catalogue.ts';
import type { Images } from '../platform/image/images.ts';

/** The photographs as this process shows them now: a product's own by the catalogue it keeps, everything else as it was made. */
export function shownImages(made: Images, catalogue: { readonly value: Catalogues }): Images {
  const ofProduct: Images['ofProduct'] = (key) => {
    const { byKey, extras } = catalogue.value.whole;
    return (byKey.get(key) ?? extras.get(key))?.images ?? made.ofProduct(key);
  };
  return { ...made, ofProduct, mainOf: (key) => ofProduct(key)[0] ?? null };
}
