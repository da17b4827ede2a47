import type { Finder, Hits } from './finder.ts';
import { isWantedFor, type SearchFilter } from './search-filters.rules.ts';
import type { SearchPiece, SearchReading } from './search-words.rules.ts';

/** What a shopper can do without when the whole is not to be had. */
const ASIDE =
  /^(?:tag|zone|aging_min|heating|sort|first|send|(?:price|weight|energy|protein|fat|carbohydrate|salt)_(?:min|max)):|^category:gift$/;
/** Who asks for a tool means that, and says what it is for besides. */
const TOOL: SearchFilter = 'tag:tool';
/** Says what goods are like: くせの少ない. */
const TASTE = /[いた]$/;
/** What is done with goods, or what they are like, names none: 作りたい, 巻く. */
const DESCRIBING = /[\u4e00-\u9fff][\u3041-\u3096]{0,3}[うくぐすつぬぶむるいただて]$/;
/** A word with its particle is no part of a name: パスタにかけるチーズ. */
const WITH_PARTICLE = /[にのでを]$/;
/** What must not be in never gives way, nor what must have been heated: 妊婦. */
const FREE = /^(?:allergen|none|class|not_\w+):/;

/**
 * The search without the words that keep it from finding anything: one of them, or all but the first. Only of words that
 * find something by themselves, since what the shop does not sell must not find what it does. A compound
 * must be of words that the shop knows, or that particles part, and only circumstances in it give way: 鶏肉ソーセージ is no other sausage.
 */
export function relaxReading(
  finder: Finder,
  words: readonly string[],
): { reading: SearchReading; hits: Hits; dropped: string[] } | null {
  const reading = [...finder.readings(words)].at(-1) ?? [];
  if (reading.length < 2) return null;
  for (const piece of reading.filter((one) => !one.isKnown && !one.isAside && !isDescribing(one))) {
    if (!(words.includes(piece.typed) || isPartedOnBothSides(piece, reading)) || !finder.firstThatFinds([[piece]]))
      return null;
  }
  for (const dropped of waysToDrop(reading, words)) {
    const found = finder.firstThatFinds([reading.filter((piece) => !dropped.includes(piece))]);
    if (found) return { ...found, dropped: dropped.map(({ typed }) => typed) };
  }
  return null;
}

/** Whether particles part it from what stands around it: カスレを作りたい. */
function isPartedOnBothSides(piece: SearchPiece, reading: SearchReading): boolean {
  const at = reading.indexOf(piece);
  return (at === 0 || piece.isApart) && reading[at + 1]?.isApart !== false;
}

/** Whether a particle parts it from what stands before it or behind it: スモークのチーズ. */
function isPartedOnOneSide(piece: SearchPiece, reading: SearchReading): boolean {
  return piece.isApart || WITH_PARTICLE.test(piece.typed) || reading[reading.indexOf(piece) + 1]?.isApart === true;
}

function isDescribing({ isKnown, typed }: SearchPiece): boolean {
  return !isKnown && DESCRIBING.test(typed);
}

/** What may be dropped, the least missed first: circumstances before goods, and the last before the first. */
function waysToDrop(reading: SearchReading, words: readonly string[]): SearchPiece[][] {
  const isTool = ({ filters }: SearchPiece): boolean => filters.includes(TOOL);
  const isOfTool = reading.some(isTool);
  const isAside = (piece: SearchPiece): boolean =>
    piece.isAside ||
    isDescribing(piece) ||
    (piece.isKnown && piece.filters.length === 0 && TASTE.test(piece.typed)) ||
    (isOfTool
      ? !isTool(piece)
      : isWantedFor(piece.filters) ||
        (piece.filters.length > 0 && piece.filters.every((filter) => ASIDE.test(filter))));
  // スモークチーズ names a kind of cheese; スモークのチーズ speaks of it.
  const isNaming = (piece: SearchPiece): boolean =>
    !isPartedOnOneSide(piece, reading) &&
    !TASTE.test(piece.typed) &&
    !reading.every(isAside) &&
    piece.filters.some((filter) => /^(?:tag|first|for):/.test(filter));
  const isNeeded = ({ filters }: SearchPiece): boolean => filters.some((filter) => FREE.test(filter));
  const mayGo = reading
    .filter((piece) => !isNeeded(piece) && (words.includes(piece.typed) || (isAside(piece) && !isNaming(piece))))
    .reverse();
  // Of words in a row the first counts most, in a compound the last: 運動会のお弁当 is a lunch.
  const asides = mayGo.filter(isAside);
  if (words.length === 1) asides.reverse();
  const company = asides.filter((piece) => piece.isAside);
  const one = [...new Set([...company, ...asides, ...mayGo])].map((piece) => [piece]);
  const rest = mayGo.filter((piece) => piece !== reading[0]);
  return rest.length > 1 ? [...one, rest.reverse()] : one;
}
