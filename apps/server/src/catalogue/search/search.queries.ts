import { asc, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/db.ts';
import { preparedFor } from '../../db/open-database.ts';
import { products } from '../../db/schema/catalogue.ts';
import type { SearchForm, SearchWord } from './search-words.rules.ts';

// Each connection keeps them; searches of rarer shapes are planned anew.
const MOST_SHAPES = 40;

/** How well a product has the words of a search, from 0 (every name begins with it), and its id. */
export interface RankedId {
  id: number;
  rank: number;
}

/**
 * The products that have every word, best first: the word at the beginning of the name, in the name, anywhere, only by a
 * synonym, in what is written in sentences; then the recommended order. Sentences are read when `prose` says so. The grams
 * find candidates by index; since two grams are no phrase yet, the text is looked at again.
 */
export async function findProductIds(
  db: Db,
  words: readonly SearchWord[],
  { prose, most }: { prose: boolean; most: number },
): Promise<RankedId[]> {
  const letters = words.map(({ forms }) =>
    forms.map(({ isSynonym, isInProse }) => (isSynonym ? 's' : 'd') + (prose && isInProse ? 'p' : '')).join(''),
  );
  const shape = letters.join(' ');
  return statementOf(db, shape, words, prose).execute({ ...valuesOf(words), most });
}

const shapesOf = preparedFor(() => new Map<string, ReturnType<typeof prepare>>());

/** Searches of one shape differ in their words alone, so that most are planned once for all. */
function statementOf(db: Db, shape: string, words: readonly SearchWord[], prose: boolean): ReturnType<typeof prepare> {
  const shapes = shapesOf(db);
  const known = shapes.get(shape);
  if (known) return known;
  const isKept = shapes.size < MOST_SHAPES;
  const statement = prepare(db, words, prose, isKept ? `search_${shapes.size}` : '');
  if (isKept) shapes.set(shape, statement);
  return statement;
}

function valuesOf(words: readonly SearchWord[]): Record<string, string | string[]> {
  return Object.fromEntries(
    words.flatMap(({ forms }, at) =>
      forms.flatMap(({ text, grams }, form) => [
        [`text_${at}_${form}`, text],
        [`grams_${at}_${form}`, grams],
      ]),
    ),
  );
}

function prepare(db: Db, words: readonly SearchWord[], prose: boolean, name: string) {
  const asked = words.map(({ forms }, word) => forms.map((form, at) => placeholdersOf(form, word, at)));
  const placesOf = ({ isInProse }: AskedForm) => (prose && isInProse ? withProse : labelsAlone);
  const candidates = asked.map((forms) =>
    or(forms.flatMap((form) => placesOf(form).map(({ grams }) => sql`${grams} @> ${form.grams}::text[]`))),
  );
  const matches = asked.map((forms) =>
    or(forms.flatMap((form) => placesOf(form).map(({ text }) => sql`position(${form.text} in ${text}) > 0`))),
  );
  const rank = sql<number>`${sql.join(asked.map(rankOf), sql` + `)}`.as('rank');
  return db
    .select({ id: products.id, rank })
    .from(products)
    .where(sql.join([...candidates, ...matches], sql` and `))
    .orderBy(sql`rank`, asc(products.sortNo), asc(products.id))
    .limit(sql.placeholder('most'))
    .prepare(name);
}

interface AskedForm extends Pick<SearchForm, 'isSynonym' | 'isInProse'> {
  text: SQL;
  grams: SQL;
}

function placeholdersOf({ isSynonym, isInProse }: SearchForm, word: number, at: number): AskedForm {
  return {
    text: sql`${sql.placeholder(`text_${word}_${at}`)}::text`,
    grams: sql`${sql.placeholder(`grams_${word}_${at}`)}`,
    isSynonym,
    isInProse,
  };
}

const labelsAlone = [{ grams: products.grams, text: products.foldedText }] as const;
const withProse = [...labelsAlone, { grams: products.proseGrams, text: products.foldedProse }] as const;

function rankOf(forms: readonly AskedForm[]): SQL {
  const direct = forms.filter((form) => !form.isSynonym).map(({ text }) => text);
  if (direct.length === 0)
    return sql`case when ${or(forms.map(({ text }) => sql`position(${text} in ${products.foldedText}) > 0`))} then 3 else 4 end`;
  return sql`case
    when ${or(direct.map((text) => sql`position(${text} in ${products.foldedName}) = 1`))} then 0
    when ${or(direct.map((text) => sql`position(${text} in ${products.foldedName}) > 0`))} then 1
    when ${or(direct.map((text) => sql`position(${text} in ${products.foldedText}) > 0`))} then 2
    when ${or(forms.map(({ text }) => sql`position(${text} in ${products.foldedText}) > 0`))} then 3
    else 4 end`;
}

function or(conditions: SQL[]): SQL {
  return sql`(${sql.join(conditions, sql` or `)})`;
}
