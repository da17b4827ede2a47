import type { Nutrient, SearchProduct, SearchRow as Row } from '../search-product.ts';

/** A label may name any spice by this collective name. */
export const SPICES = '香辛料';
/** The label of a product without additives. */
const NONE = 'なし';
const NUTRIENTS: Readonly<Record<string, Nutrient>> = {
  energy: 'energy_kcal',
  protein: 'protein_g',
  fat: 'fat_g',
  carbohydrate: 'carbohydrate_g',
  salt: 'salt_equivalent_g',
};

/** Whether a label lists all ingredients; a gift box lists them per product. */
function isListed(row: Row): row is Row & { ingredients: string; additives: string } {
  return row.ingredients !== null && row.additives !== null;
}

/** Whether the nutrient per 100 g is within the bound; false if it is not declared. */
function isAsMuch(declared: number | undefined, bound: string | undefined, limit: number): boolean {
  if (declared === undefined) return false;
  return bound === 'min' ? declared >= limit : declared <= limit;
}

/** Whether an additive (`any`: any additive) is declared; undefined without a declaration. */
function hasAdditive(declared: string | null, additive: string): boolean | undefined {
  if (declared === null) return undefined;
  return additive === 'any' ? declared !== NONE : declared.includes(additive);
}

/** Returns the check of a limit filter; null for other kinds of filters. */
export function limitOf(kind: string, value: string): ((product: SearchProduct) => boolean) | null {
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
      // For a search to avoid an ingredient, only food is an answer.
      return ({ row }) => row.ingredients !== null;
    case 'none':
      return () => false;
    default:
      return null;
  }
}
