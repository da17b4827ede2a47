import type { Catalogues } from './catalogue.ts';
import type { Images } from '../platform/image/images.ts';
import type { Pictures } from '../platform/image/pictures.snapshot.ts';

interface Cached {
  readonly catalogue: { readonly value: Catalogues };
  readonly pictures: { readonly value: Pictures };
}

/**
 * Returns the photographs as this process shows them now: uploaded ones from the cached catalogue and pictures, others
 * as built.
 */
export function shownImages(made: Images, { catalogue, pictures }: Cached): Images {
  const ofProduct: Images['ofProduct'] = (key) => {
    const { byKey, extras } = catalogue.value.whole;
    return (byKey.get(key) ?? extras.get(key))?.images ?? made.ofProduct(key);
  };
  return {
    ...made,
    ofProduct,
    mainOf: (key) => ofProduct(key)[0] ?? null,
    picture: (name, channelId) =>
      pictures.value.get(name)?.get(channelId) ?? pictures.value.get(name)?.get(null) ?? null,
  };
}
