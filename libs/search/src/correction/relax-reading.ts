import type { Finder } from '../hits/finder.ts';
import type { Hits } from '../hits/levels.ts';
import { isWantedFor, type SearchFilter } from '../reading/search-filters.rules.ts';
import type { SearchPiece, SearchReading } from '../reading/search-words.rules.ts';

/** Filters that a search without hits may drop. */
const ASIDE =
  /^(?:tag|zone|aging_min|heating|sort|first|send|(?:price|weight|energy|protein|fat|carbohydrate|salt)_(?:min|max)):|^category:gift$/;
/** A search for a tool means the tool; its purpose is secondary. */
const TOOL: SearchFilter = 'tag:tool';
/** Describes a property of products: くせの少ない. */
const TASTE = /[いた]$/;
/** A verb or adjective, which is no name: 作りたい, 巻く. */
const DESCRIBING = /[\u4e00-\u9fff][\u3041-\u3096]{0,3}[うくぐすつぬぶむるいただて]$/;
/** A word with its particle is not part of a name: パスタにかけるチーズ. */
const WITH_PARTICLE = /[にのでを]$/;
/** Filters that are never dropped: what products must be free of, or be heated for (妊婦). */
const FREE = /^(?:allergen|none|class|not_\w+):/;

/**
 * Returns the search without words that prevent hits: one of them, or all but the first. Each word must have hits
 * itself, so that what the shop does not sell finds nothing; in a compound of known words only circumstances are
 * dropped: 鶏肉ソーセージ is no other sausage.
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

/** Whether particles separate a piece on both sides: カスレを作りたい. */
function isPartedOnBothSides(piece: SearchPiece, reading: SearchReading): boolean {
  const at = reading.indexOf(piece);
  return (at === 0 || piece.isApart) && reading[at + 1]?.isApart !== false;
}

/** Whether a particle separates a piece on one side: スモークのチーズ. */
function isPartedOnOneSide(piece: SearchPiece, reading: SearchReading): boolean {
  return piece.isApart || WITH_PARTICLE.test(piece.typed) || reading[reading.indexOf(piece) + 1]?.isApart === true;
}

function isDescribing({ isKnown, typed }: SearchPiece): boolean {
  return !isKnown && DESCRIBING.test(typed);
}

/** Returns what to drop, the least important first: circumstances before products, and the last before the first. */
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
  // スモークチーズ is a kind of cheese; スモークのチーズ describes one.
  const isNaming = (piece: SearchPiece): boolean =>
    !isPartedOnOneSide(piece, reading) &&
    !TASTE.test(piece.typed) &&
    !reading.every(isAside) &&
    piece.filters.some((filter) => /^(?:tag|first|for):/.test(filter));
  const isNeeded = ({ filters }: SearchPiece): boolean => filters.some((filter) => FREE.test(filter));
  const mayGo = reading
    .filter((piece) => !isNeeded(piece) && (words.includes(piece.typed) || (isAside(piece) && !isNaming(piece))))
    .reverse();
  // Of separate words the first is the most important, in a compound the last: 運動会のお弁当 is a lunch.
  const asides = mayGo.filter(isAside);
  if (words.length === 1) asides.reverse();
  const company = asides.filter((piece) => piece.isAside);
  const one = [...new Set([...company, ...asides, ...mayGo])].map((piece) => [piece]);
  const rest = mayGo.filter((piece) => piece !== reading[0]);
  return rest.length > 1 ? [...one, rest.reverse()] : one;
}
