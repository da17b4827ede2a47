import { foldForSearch, soundForSearch } from '@shop/japanese';
import type { SearchProduct } from '../search-product.ts';

/** A word of the shop, as written and as pronounced. */
export interface KnownWord {
  written: string;
  sound: string;
  /** A bit for each kind of letter in it, which quickly excludes most other words. */
  letters: number;
  /** The number of its kanji: each one that another word lacks is a mistake of its own. */
  kanji: number;
}

/** Shorter words are similar to too many others. */
export const SHORTEST = 3;

/** Returns the words of some products' names and origins, one for each sound. */
export function wordsOfNames(products: readonly SearchProduct[]): KnownWord[] {
  const texts = new Set(products.flatMap(({ row }) => [row.name, row.nameOriginal, row.region]));
  return knownWords([...texts].flatMap(partsOf));
}

/** Returns words as pronounced, one for each sound. */
export function knownWords(written: Iterable<string>): KnownWord[] {
  const bySound = new Map<string, KnownWord>();
  for (const word of new Set(written))
    for (const sound of soundsOf(word))
      if (sound.length >= SHORTEST && !bySound.has(sound))
        bySound.set(sound, { written: word, sound, letters: lettersOf(sound), kanji: kanjiIn(sound) });
  return [...bySound.values()];
}

/** フエ is pronounced ヘ and グア ガ, but typing mistakes follow the spelling. */
function soundsOf(written: string): string[] {
  return /フ[アイエオァィェォ]|[グク][アァ]/.test(written)
    ? [soundForSearch(written), foldForSearch(written)]
    : [soundForSearch(written)];
}

/** Returns the words of a name: split at spaces, at middle dots, and neighbours joined, as they are often typed. */
export function partsOf(name: string): string[] {
  return name
    .split(/[\s、,()()「」/]+/)
    .flatMap((word) => {
      const parts = word.split(/[・=]/);
      const together = [2, 3].flatMap((count) =>
        parts.slice(count - 1).map((_last, at) => parts.slice(at, at + count).join('・')),
      );
      return [...parts, ...together, word];
    })
    .filter((word) => !/^[\d.]+/.test(word));
}

/** Returns the number of kanji. */
export function kanjiIn(sound: string): number {
  return sound.match(/[\u4e00-\u9fff]/g)?.length ?? 0;
}

/** Returns a bit for each kind of letter. */
export function lettersOf(sound: string): number {
  let bits = 0;
  for (let at = 0; at < sound.length; at += 1) bits |= 1 << (sound.charCodeAt(at) % 32);
  return bits;
}
