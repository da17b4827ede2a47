import type { EntrySpec, EntryPlace } from '../../../../content/editorial/editorial.ts';
import { productData } from '../../products/product-data.ts';
import type { EntrySeed } from '../recipes.ts';

interface Maker {
  /** Of its brand, whose goods stand on its page. */
  key: string;
  title: string;
  lead: string;
  place: EntryPlace;
  facts: readonly EntrySpec[];
  /** Where it works, how it works, what comes of it. */
  land: string;
  method: string;
  taste: string;
  illustration: string;
  alt: string;
}

/** The page of a maker. Every one is invented, and its page says so beside its name. */
export function makerSeed({ key, facts, land, method, taste, ...maker }: Maker): EntrySeed {
  return {
    key,
    ...maker,
    facts: [{ label: '見本', value: '架空の作り手です' }, ...facts],
    body: `<h2>土地</h2><p>${land}</p><h2>作り方</h2><p>${method}</p><h2>味わい</h2><p>${taste}</p>`,
    productKeys: productData.filter(({ brand }) => brand === key).map((product) => product.key),
    daysAgo: 80,
  };
}
