import { setImmediate } from 'node:timers/promises';
import type { Catalogue } from '../../catalogue.ts';
import { indexOf } from '../../catalogue-index.ts';
import { keepFor } from '../../keep-for.ts';
import { emptySet, type Places } from '../../places.ts';
import { gramsOfWord, inBoth, inEither } from './gram-lists.ts';
import type { TextBlock } from './text-block.ts';
import { gramsAtEdge, isToldAtEdge } from './word-edges.ts';

/** Every product that has a folded text, by how well it is named by it. Each set holds those before it. */
export interface TextPlaces {
  /** Its name begins with the text. */
  begins: Places;
  names: Places;
  /** Names, makers, origins and tags. */
  labels: Places;
  /** Of the labels those where a word ends with the text; all of them when it is longer than an edge tells. */
  ends: Places;
}

// What a product of a block has, beside its number there.
const IN_NAME = 1;
const BEGINS_NAME = 2;
const ENDS_WORD = 4;
const EIGHT = 3;

type Look = (block: TextBlock, text: string) => Uint16Array;

const kept: Readonly<Record<'labels' | 'prose', WeakMap<TextBlock, Map<string, Uint16Array>>>> = {
  labels: new WeakMap(),
  prose: new WeakMap(),
};
const looks: Readonly<Record<keyof typeof kept, Look>> = { labels: inLabels, prose: inProse };

/** Where a text stands in a catalogue; kept as long as that is, and for each block of its texts when the lexicon has it. */
export function placesOfText(catalogue: Catalogue, text: string): TextPlaces {
  return keepFor(indexOf(catalogue), `text ${text}`, () => {
    const empty = (): Places => emptySet(catalogue.products.length);
    const places: TextPlaces = { begins: empty(), names: empty(), labels: empty(), ends: empty() };
    eachFound(catalogue, 'labels', text, (place, has) => {
      places.labels.add(place);
      if (has & IN_NAME) places.names.add(place);
      if (has & BEGINS_NAME) places.begins.add(place);
      if (has & ENDS_WORD) places.ends.add(place);
    });
    return places;
  });
}

/** The products of which a text is written in sentences, or in their kinds, allergens and recipes. */
export function placesOfProse(catalogue: Catalogue, text: string): Places {
  return keepFor(indexOf(catalogue), `sentences ${text}`, () => {
    const places = emptySet(catalogue.products.length);
    eachFound(catalogue, 'prose', text, (place) => places.add(place));
    return places;
  });
}

/**
 * Looks for every word of the lexicon, so that whoever searches for one first has not to wait for it; block by block, so that
 * nobody else has.
 */
export async function keepLexiconTexts(blocks: readonly TextBlock[], texts: ReadonlySet<string>): Promise<void> {
  for (const block of blocks)
    for (const where of ['labels', 'prose'] as const) {
      for (const text of texts) keptIn(block, where, text);
      await setImmediate();
    }
}

function eachFound(
  catalogue: Catalogue,
  where: keyof typeof kept,
  text: string,
  visit: (place: number, has: number) => void,
): void {
  const { textBlocks, lexiconTexts } = catalogue;
  const { placesOf } = indexOf(catalogue);
  for (const block of textBlocks) {
    const places = placesOf(block);
    for (const one of lexiconTexts.has(text) ? keptIn(block, where, text) : looks[where](block, text)) {
      const place = places[one >>> EIGHT] ?? -1;
      if (place >= 0) visit(place, one);
    }
  }
}

function keptIn(block: TextBlock, where: keyof typeof kept, text: string): Uint16Array {
  const known = kept[where].get(block) ?? new Map<string, Uint16Array>();
  kept[where].set(block, known);
  const found = known.get(text) ?? looks[where](block, text);
  known.set(text, found);
  return found;
}

const nothing = new Uint16Array();

function inLabels({ labels, edges, products }: TextBlock, text: string): Uint16Array {
  const grams = gramsOfWord(text);
  const candidates = grams ? labels.having(grams) : nothing;
  if (candidates.length === 0) return nothing;
  const atEnd = isToldAtEdge(text)
    ? (gramsAtEdge(text, 'end') ?? []).map((end) => inBoth(candidates, edges.having([end]))).reduce(inEither, nothing)
    : candidates;
  const ends = new Set(atEnd);
  return Uint16Array.from(
    Array.from(candidates).flatMap((at) => {
      const row = products[at]?.row;
      if (!row?.foldedText.includes(text)) return [];
      const inName = row.foldedName.indexOf(text);
      const named = (inName >= 0 ? IN_NAME : 0) | (inName === 0 ? BEGINS_NAME : 0);
      return [(at << EIGHT) | named | (ends.has(at) ? ENDS_WORD : 0)];
    }),
  );
}

function inProse({ prose, products }: TextBlock, text: string): Uint16Array {
  const grams = gramsOfWord(text);
  const candidates = grams ? prose.having(grams) : nothing;
  return candidates.filter((at) => products[at]?.row.foldedProse.includes(text)).map((at) => at << EIGHT);
}
