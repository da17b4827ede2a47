import type { CatalogueProduct } from '../catalogue.ts';

type Row = CatalogueProduct['row'];

/** Under this name a label may hold any spice. */
export const SPICES = '香辛料';
/** What a label says that bears no additives. */
const NONE = 'なし';
const NUTRIENTS: Readonly<Record<string, keyof NonNullable<Row['nutrition']>>> = {
  energy: 'energy_kcal',
  protein: 'protein_g',
  fat: 'fat_g',
  carbohydrate: 'carbohydrate_g',
  salt: 'salt_equivalent_g',
};

/** Whether a label lists all that is in; that of a box says what is in each of its goods elsewhere. */
function isListed(row: Row): row is Row & { ingredients: string; additives: string } {
  return row.ingredients !== null && row.additives !== null;
}

/** Whether 100 g have as much of a nutrient; nobody knows it of what declares none. */
function isAsMuch(declared: number | undefined, bound: string | undefined, limit: number): boolean {
  if (declared === undefined) return false;
  return bound === 'min' ? declared >= limit : declared <= limit;
}

/** Whether an additive, or with `any` one at all, is declared; undefined where nothing is. */
function hasAdditive(declared: string | null, additive: string): boolean | undefined {
  if (declared === null) return undefined;
  return additive === 'any' ? declared !== NONE : declared.includes(additive);
}

/** What a product must be to be within a limit; null for what is none. */
export function limitOf(kind: string, value: string): ((product: CatalogueProduct) => boolean) | null {
  const limit = Number(value);
  const [measure = '', bound] = kind.split('_');
  const nutrient = NUTRIENTS[measure];
  if (nutrient) return ({ row: { nutrition } }) => isAsMuch(nutrition?.[nutrient], bound, limit);
  switch (kind) {
    case 'price_min':
      return ({ row }) => row.price >= limit;
    case 'price_max':
      return ({ row }) => row.price <= limit;
    case 'weight_min':
      return ({ row }) => row.ingredients !== null && (row.netWeightG ?? 0) >= limit;
    case 'weight_max':
      return ({ row }) => row.netWeightG !== null && row.netWeightG <= limit;
    case 'aging_min':
      return ({ row }) => (row.agingMonths ?? 0) >= limit;
    case 'additive':
      return ({ row }) => hasAdditive(row.additives, value) === true;
    case 'not_additive':
      return ({ row }) => hasAdditive(row.additives, value) === false;
    case 'not_ingredient':
      return ({ row }) => isListed(row) && !row.ingredients.includes(value) && !row.additives.includes(value);
    case 'not_note':
      return ({ row }) => isListed(row) && row.tastingNote?.includes(value) !== true;
    case 'heating':
      return ({ row }) => row.meatProductClass !== null && row.isHeatingRequired === (value === 'yes');
    case 'allergen':
    case 'not_category':
    case 'not_country':
      // What nobody eats is no answer to somebody who must not eat something.
      return ({ row }) => row.ingredients !== null;
    case 'none':
      return () => false;
    default:
      return null;
  }
}
