import type { Catalogue } from '../catalogue.ts';
import { keepFor } from '../keep-for.ts';
import { inAny, type Places } from '../places.ts';
import type { ShownCatalogue } from '../shown-catalogue.ts';
import { withChildren } from '../with-children.ts';
import { type Levels, levelsOf } from './levels.ts';
import { nameHas } from './name-words.ts';
import type { SearchWord } from './search-words.rules.ts';
import { placesOfProse, placesOfText } from './texts/text-places.ts';

/** What a word of the lexicon finds, all of it. */
export interface WordPlaces {
  places: Places;
  /** 0 where the name begins with it, 1 where it is in the name, 2 anywhere, 3 only by another of its meaning, 4 in sentences. */
  levels: Levels;
}

/** The products that have a word of the lexicon in their labels; kept as long as the catalogue is. */
export function placesOfWord({ catalogue, index }: ShownCatalogue, { forms }: SearchWord): WordPlaces {
  return keepFor(index, `word ${keyOf(forms)}`, () => {
    const places = inAny(
      forms.map(({ text, edge }) => {
        const { labels, ends } = placesOfText(catalogue, text);
        return edge === null ? labels : ends;
      }),
    );
    return { places, levels: levelsOf(nested(places, growing(catalogue, forms))) };
  });
}

/** The products that have it in their labels or in what is written about them. */
export function placesOfWordInProse({ catalogue, index }: ShownCatalogue, { forms }: SearchWord): WordPlaces {
  return keepFor(index, `prose ${keyOf(forms)}`, () => {
    const labels = inAny(forms.map(({ text }) => placesOfText(catalogue, text).labels));
    const places = inAny([labels, ...forms.map(({ text }) => placesOfProse(catalogue, text))]);
    return { places, levels: levelsOf(nested(places, [...growing(catalogue, forms), labels])) };
  });
}

/** The products of every kind that has the word in its name. */
export function placesOfNamedKinds({ catalogue, index }: ShownCatalogue, { forms }: SearchWord): Places {
  const kinds = withChildren(catalogue.categories).filter(({ name }) => forms.some(({ text }) => nameHas(name, text)));
  return inAny(kinds.map(({ key }) => index.branches.get(key)));
}

/**
 * How well each product is named by a word that means its kind: first where its name begins with it, then where it is in the
 * name, or another word of the same meaning; last where only the kind tells.
 */
export function levelsOfKind({ catalogue, index }: ShownCatalogue, { forms }: SearchWord): Levels {
  return keepFor(index, `kind ${keyOf(forms)}`, () => {
    const found = forms.map(({ text, isSynonym }) => ({ isSynonym, ...placesOfText(catalogue, text) }));
    const first = inAny(found.filter(({ isSynonym }) => !isSynonym).map(({ begins }) => begins));
    const within = inAny(found.map(({ names }) => names));
    return levelsOf([first, within.new_difference(first), index.every.new_difference(within)]);
  });
}

const keyOf = (forms: SearchWord['forms']): string =>
  forms.map(({ text, isSynonym }) => (isSynonym ? `=${text}` : text)).join(' ');

/** Where names begin with a word, where they have it, and where anything else does. */
function growing(catalogue: Catalogue, forms: SearchWord['forms']): Places[] {
  const direct = forms.filter(({ isSynonym }) => !isSynonym).map(({ text }) => placesOfText(catalogue, text));
  return [
    inAny(direct.map(({ begins }) => begins)),
    inAny(direct.map(({ names }) => names)),
    inAny(direct.map(({ labels }) => labels)),
  ];
}

/** What of `places` is in the first of some growing sets, in the second but not the first, and so on; last what is in none. */
function nested(places: Places, sets: readonly Places[]): Places[] {
  let left = places;
  const levels = sets.map((set) => {
    const level = left.new_intersection(set);
    left = left.new_difference(set);
    return level;
  });
  return [...levels, left];
}
