import { foldForSearch, soundForSearch } from '@shop/japanese';
import type { CatalogueProduct } from '../../catalogue.ts';

/** A word that the shop knows, as it is written and as it sounds. */
export interface KnownWord {
  written: string;
  sound: string;
  /** A bit for each kind of letter in it, so that most others are told apart without a look at their letters. */
  letters: number;
  /** How many of its letters are kanji: each that another word lacks is a slip of its own. */
  kanji: number;
}

/** Words of fewer letters are like too many others. */
export const SHORTEST = 3;

/** The words of some products' names and origins, one for each sound. */
export function wordsOfNames(products: readonly CatalogueProduct[]): KnownWord[] {
  const texts = new Set(products.flatMap(({ row }) => [row.name, row.nameOriginal, row.region]));
  return knownWords([...texts].flatMap(partsOf));
}

/** Words as they sound, one for each sound. */
export function knownWords(written: Iterable<string>): KnownWord[] {
  const bySound = new Map<string, KnownWord>();
  for (const word of new Set(written))
    for (const sound of soundsOf(word))
      if (sound.length >= SHORTEST && !bySound.has(sound))
        bySound.set(sound, { written: word, sound, letters: lettersOf(sound), kanji: kanjiIn(sound) });
  return [...bySound.values()];
}

/** フエ sounds as ヘ, グア as ガ, but fingers that change places know nothing of it. */
function soundsOf(written: string): string[] {
  return /フ[アイエオァィェォ]|[グク][アァ]/.test(written)
    ? [soundForSearch(written), foldForSearch(written)]
    : [soundForSearch(written)];
}

/** The words of a name: those between spaces, those between points, and neighbours together, as they are often typed. */
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

/** How many letters are kanji. */
export function kanjiIn(sound: string): number {
  return sound.match(/[\u4e00-\u9fff]/g)?.length ?? 0;
}

/** A bit for each kind of letter. */
export function lettersOf(sound: string): number {
  let bits = 0;
  for (let at = 0; at < sound.length; at += 1) bits |= 1 << (sound.charCodeAt(at) % 32);
  return bits;
}
