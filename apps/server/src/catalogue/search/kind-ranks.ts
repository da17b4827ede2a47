import type { Catalogue } from '../catalogue.ts';
import { placesWhere, type Places } from '../places.ts';
import type { SearchWord } from './search-words.rules.ts';

interface Naming {
  /** Names that begin with the word. */
  first: Places;
  /** Names that have it, or another word of the same meaning. */
  within: Places;
}

const made = new WeakMap<Catalogue, Map<string, Naming>>();

/**
 * How well each product is named by a word that means its kind: 0 where its name begins with it, 1 where it is in the name, 2
 * where only the kind tells. The words are those of the lexicon, so what was found is kept as long as the catalogue is.
 */
export function kindRanks(catalogue: Catalogue, { forms }: SearchWord): (place: number) => number {
  const known = made.get(catalogue) ?? new Map<string, Naming>();
  made.set(catalogue, known);
  const key = forms.map(({ text }) => text).join(' ');
  const naming = known.get(key) ?? namingOf(catalogue, forms);
  known.set(key, naming);
  return (place) => (naming.first.has(place) ? 0 : naming.within.has(place) ? 1 : 2);
}

function namingOf({ products }: Catalogue, forms: SearchWord['forms']): Naming {
  const direct = forms.filter(({ isSynonym }) => !isSynonym);
  return {
    first: placesWhere(products, ({ row }) => direct.some(({ text }) => row.foldedName.startsWith(text))),
    within: placesWhere(products, ({ row }) => forms.some(({ text }) => row.foldedName.includes(text))),
  };
}
