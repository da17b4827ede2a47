import type { SearchRow } from '../search-product.ts';
import { emptySet, type Positions } from '../positions.ts';
import type { Levelled } from '../hits/levels.ts';
import type { SearchForm, SearchWord } from '../reading/search-word.ts';
import { BEGINNING, type GramLists, type Grams, gramsOfWord, inBoth, inEither } from './gram-lists.ts';
import type { TextBlock } from './text-block.ts';
import { onceAKind } from './text-kinds.ts';
import { gramsAtEdge } from './word-edges.ts';

interface RequestedForm extends SearchForm {
  /** Null if no text has them. */
  grams: Grams | null;
  beginning: Grams | null;
  /** At least one of them must match; null if a word may be anywhere. */
  atEdge: Grams | null;
}

/** The parameters of a text search. */
interface Search {
  /** Whether descriptions are searched. */
  prose: boolean;
  most: number;
  allowed: Positions;
  positionsOf: (block: TextBlock) => Int32Array;
}

/** A product that has every word, as its position in the catalogue and its index in a block. */
export interface Hit extends Levelled {
  block: TextBlock;
  at: number;
}

interface Requested {
  words: readonly (readonly RequestedForm[])[];
  prose: boolean;
}

// A search that examines too many texts per hit stops: the letters occur by chance.
const LOOKS_FOR_A_HIT = 4;
const LACKING = 127;

/** Returns candidates: texts with the grams of a word may not have the word, so they are examined. */
type Level = (block: TextBlock, form: RequestedForm) => Uint16Array;

const beginning: Level = (block, form) => atEdge(block, form, block.names, form.beginning);
const named: Level = (block, form) => (form.isSynonym ? nothing : atEdge(block, form, block.names, form.grams));
const labelled: Level = (block, form) => atEdge(block, form, block.labels, form.grams);

const nothing = new Uint16Array();

/** Returns the texts with these grams, limited to those with the word at an edge if required. */
function atEdge(
  { edges }: TextBlock,
  { atEdge: ends }: RequestedForm,
  lists: GramLists,
  grams: Grams | null,
): Uint16Array {
  if (grams === null) return nothing;
  if (ends === null) return lists.having(grams);
  return ends.map((end) => lists.having(grams, edges.having([end]))).reduce(inEither, nothing);
}

/**
 * Returns the products that have every word, with a rank: 0 name begins with it, 1 in the name, 2 anywhere, 3 by a
 * synonym, 4 in descriptions, which are searched if `prose` is set. Only allowed positions that `accept` agrees to count,
 * up to `most`; frequent words are searched first at the beginning of names, then within.
 */
export function findTexts(
  blocks: readonly TextBlock[],
  words: readonly SearchWord[],
  { prose, most, positionsOf, allowed }: Search,
  accept: (hit: Hit) => boolean,
): void {
  const requested: Requested = { words: words.map(({ forms }) => forms.map(requestedForm)), prose };
  if (requested.words.some((forms) => forms.every(({ grams }) => grams === null))) return;
  let left = most;
  let looks = 0;
  const levels = levelsFor(blocks, requested, most);
  const seen = emptySet(levels.length > 1 ? allowed.words.length * 32 : 0);
  const rankIn = onceAKind(words, ({ row }) => rankOf(row, requested) ?? LACKING);
  const ranks = levels.length > 2 && isOnePair(requested) ? ranksOfPair : noRanks;
  for (const level of levels) {
    for (const block of blocks) {
      const positions = positionsOf(block);
      for (const at of candidates(block, requested, level)) {
        const position = positions[at] ?? -1;
        if (position < 0 || !allowed.has(position) || seen.has(position)) continue;
        if (levels.length > 1) seen.add(position);
        const rank = ranks.get(level) ?? rankIn(block, at);
        if (rank === LACKING) continue;
        if (accept({ position, level: rank, block, at })) left -= 1;
        if (left === 0 || (looks += 1) === most * LOOKS_FOR_A_HIT) return;
      }
    }
  }
}

// When names are searched, beginnings were handled before, and names before all labels.
const ranksOfPair: ReadonlyMap<Level, number> = new Map([
  [named, 1],
  [labelled, 2],
]);
const noRanks: ReadonlyMap<Level, number> = new Map();

/** Whether one letter or pair is searched for, so that its gram alone proves the match. */
function isOnePair({ words: [forms = [], ...others] }: Requested): boolean {
  const [form, ...more] = forms;
  return others.length === 0 && more.length === 0 && form !== undefined && form.text.length <= 2 && !form.isSynonym;
}

function requestedForm(form: SearchForm): RequestedForm {
  const grams = gramsOfWord(form.text);
  const first = form.isSynonym ? null : gramsOfWord(BEGINNING + form.text.slice(0, 1));
  return {
    ...form,
    grams,
    beginning: grams && first && [...first, ...grams],
    atEdge: gramsAtEdge(form.text, form.edge),
  };
}

function levelsFor(blocks: readonly TextBlock[], { words, prose }: Requested, most: number): Level[] {
  if (prose) return [(block, form) => inEither(having(block.labels, form.grams), written(block, form))];
  let left = most;
  for (const block of blocks) {
    left -= Math.min(...words.map((forms) => forms.reduce((sum, form) => sum + mostOf(block, form), 0)));
    if (left < 0) break;
  }
  if (left >= 0) return [labelled];
  return words.length === 1 ? [beginning, named, labelled] : [named, labelled];
}

/** Returns an upper limit of the products that have a form in their labels. */
function mostOf({ labels, edges }: TextBlock, { grams, atEdge: ends }: RequestedForm): number {
  if (grams === null) return 0;
  return ends === null
    ? labels.most(grams)
    : Math.min(
        labels.most(grams),
        ends.reduce((sum, end) => sum + edges.most([end]), 0),
      );
}

const written: Level = ({ prose }, { grams, isInProse }) => (isInProse ? having(prose, grams) : nothing);

function having(lists: GramLists, grams: Grams | null): Uint16Array {
  return grams ? lists.having(grams) : nothing;
}

function candidates(block: TextBlock, { words }: Requested, level: Level): Uint16Array {
  const [first = nothing, ...others] = words.map((forms) =>
    forms.map((form) => level(block, form)).reduce(inEither, nothing),
  );
  return others.reduce(inBoth, first);
}

/** Returns the common rank of the words in a product; null if it lacks one. */
function rankOf(row: SearchRow, { words, prose }: Requested): number | null {
  let sum = 0;
  for (const forms of words) {
    const rank = rankOfWord(row, forms, prose);
    if (rank === null) return null;
    sum += rank;
  }
  return sum;
}

function rankOfWord(row: SearchRow, forms: readonly SearchForm[], prose: boolean): number | null {
  let best: number | null = null;
  for (const form of forms) {
    const rank = rankOfForm(row, form, prose);
    if (rank === 0) return 0;
    if (rank !== null && (best === null || rank < best)) best = rank;
  }
  return best;
}

function rankOfForm(
  { foldedName, foldedText, foldedProse }: SearchRow,
  { text, isSynonym, isInProse }: SearchForm,
  prose: boolean,
): number | null {
  const at = isSynonym ? -1 : foldedName.indexOf(text);
  if (at >= 0) return at === 0 ? 0 : 1;
  if (foldedText.includes(text)) return isSynonym ? 3 : 2;
  return prose && isInProse && foldedProse.includes(text) ? 4 : null;
}
