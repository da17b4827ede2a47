import { withoutVariationSelectors } from '@shop/japanese';
import { face, faceFont, type Face } from './fonts.ts';
import { type FontFile, hasGlyphs, spareFont } from './spare-fonts.ts';

/** A part of a line in one font, in order from the left. */
export interface TextRun {
  readonly text: string;
  /** The requested face, or a file of another family. */
  readonly font: Face | FontFile;
}

/** The replacement for a character that no font has, as is usual in print. */
const MISSING = '〓';

const RIGHT_TO_LEFT = String.raw`[\p{Script=Arabic}\p{Script=Hebrew}][\p{Script=Arabic}\p{Script=Hebrew}\p{M}\u200c\u200d]*`;
/**
 * The units written in one font: right-to-left words, alphabetic words, otherwise a character with its marks. One font
 * for a whole word preserves its style and joins.
 */
const UNITS = new RegExp(
  String.raw`${RIGHT_TO_LEFT}|[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}][\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{M}]*|\P{M}[\p{M}\u200c\u200d]*|\p{M}+`,
  'gu',
);
const RIGHT_TO_LEFT_WORD = new RegExp(`^${RIGHT_TO_LEFT}$`, 'u');
const CHARACTERS = new RegExp(String.raw`${RIGHT_TO_LEFT}|\P{M}[\p{M}\u200c\u200d]*|\p{M}+`, 'gu');
const RIGHT_TO_LEFT_PHRASE = new RegExp(`${RIGHT_TO_LEFT}(?: +${RIGHT_TO_LEFT})+`, 'gu');

/** Separate letters of Hangul that form a syllable, as in file names of some systems. */
const JAMO = /[\u1100-\u11ff]+/g;

/** Splits a line into runs of one font each; what no font has becomes 〓. */
export function textRuns(text: string, wanted: Face): TextRun[] {
  const runs: { text: string; font: Face | FontFile }[] = [];
  for (const unit of unitsOf(text)) {
    for (const [part, found] of partsOf(unit, wanted)) {
      const run = { text: found ? part : MISSING, font: found ?? wanted };
      const last = runs.at(-1);
      if (last?.font === run.font && !RIGHT_TO_LEFT_WORD.test(part)) last.text += run.text;
      else runs.push(run);
    }
  }
  return runs;
}

/** Returns the parts of a text between which a line may break: characters with their marks, and right-to-left words. */
export function charactersOf(text: string): string[] {
  return printable(text).match(CHARACTERS) ?? [];
}

/** The characters of a text that no font has, each once. */
export function missingCharacters(text: string): string[] {
  return [
    ...new Set(
      unitsOf(text)
        .flatMap((unit) => partsOf(unit, face.regular))
        .flatMap(([part, font]) => (font === null ? [part] : [])),
    ),
  ];
}

/** Returns a text without invisible characters; separately typed marks are composed. */
function printable(text: string): string {
  return withoutVariationSelectors(text)
    .replace(JAMO, (parts) => parts.normalize('NFC'))
    .replace(/\P{M}\p{M}+/gu, (character) => character.normalize('NFC'))
    .replace(/[^\P{Cf}\u200c\u200d]|(?!\n)\p{Cc}/gu, '');
}

/** Returns the units of a line from the left; consecutive right-to-left words are reversed. */
function unitsOf(text: string): string[] {
  const ordered = printable(text).replace(RIGHT_TO_LEFT_PHRASE, (phrase) => phrase.split(/( +)/).reverse().join(''));
  return ordered.match(UNITS) ?? [];
}

/** A unit in the one font that has it all, else its characters in a font each; null where no font has one. */
function partsOf(unit: string, wanted: Face): (readonly [part: string, font: Face | FontFile | null])[] {
  const font = fontOf(unit, wanted);
  const characters = unit.match(CHARACTERS) ?? [];
  if (font !== null || characters.length < 2) return [[unit, font]];
  return characters.map((character) => [character, fontOf(character, wanted)]);
}

function fontOf(text: string, wanted: Face): Face | FontFile | null {
  const codePoints = [...text].map((sign) => sign.codePointAt(0) ?? 0);
  if (text === '\n' || hasGlyphs(faceFont(wanted), codePoints)) return wanted;
  return spareFont(codePoints, wanted === face.regular ? 400 : 700);
}
