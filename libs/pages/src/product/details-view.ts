import type { FoodLabel, Nutrition } from '@shop/api';
import type { productCopy } from '@shop/copy';
import { formatDay } from '@shop/japanese';
import type { ProductSpecsProps } from '@shop/theming';
import type { PageProduct } from './load.ts';

type Texts = typeof productCopy;

/** Returns the label of a product, in the order of the label (L-50…L-58), without rows that do not apply. */
export function detailsView({ label, allergens, gi, sale_ends_on }: PageProduct, t: Texts): ProductSpecsProps {
  return {
    rows: labelRows(label, t, { saleEndsOn: sale_ends_on }),
    allergens: {
      known: allergens.is_known,
      mandatory: allergens.mandatory,
      recommended: allergens.recommended,
      sentence: allergens.text,
    },
    nutrition: label.nutrition ? nutritionRows(label.nutrition, t) : [],
    geographicalIndication: gi ? { name: gi.registered_name, label: gi.label } : null,
  };
}

/** Returns the rows of a food label. `allergens` is the collective text, shown elsewhere if it is null. */
export function labelRows(
  label: FoodLabel,
  t: Texts,
  { saleEndsOn = null, allergens = null }: { saleEndsOn?: string | null; allergens?: string | null },
): ProductSpecsProps['rows'] {
  const rows: readonly (readonly [keyof Texts['labels'], string | null | undefined])[] = [
    ['name', label.name],
    ['meatClass', label.meat_product_class],
    ['ingredients', label.ingredients],
    ['additives', label.additives],
    ['allergens', allergens],
    ['netContent', label.net_content],
    ['expiry', label.expiry_text],
    ['storage', label.storage_text],
    ['heating', label.heating_note],
    ['ph', label.ph?.toString()],
    ['waterActivity', label.water_activity?.toString()],
    ['origin', label.origin_country],
    // Keeps the house number on one line. Importing `whole` would add this file to the checkout's bundle.
    ['importer', label.importer?.replace(/.(?=\d)|-/g, '$&\u2060')],
    ['salePeriod', saleEndsOn && t.saleUntil(formatDay(saleEndsOn))],
  ];
  return rows.flatMap(([id, text]) => (text ? [{ id, term: t.labels[id], text }] : []));
}

/** Returns the nutrition per 100 g, in the order of the label. */
export function nutritionRows(nutrition: Nutrition, t: Texts): ProductSpecsProps['nutrition'] {
  const grams = (value: number) => `${value.toFixed(1)}g`;
  return [
    { term: t.nutrients.energy, text: `${Math.round(nutrition.energy_kcal)}kcal` },
    { term: t.nutrients.protein, text: grams(nutrition.protein_g) },
    { term: t.nutrients.fat, text: grams(nutrition.fat_g) },
    { term: t.nutrients.carbohydrate, text: grams(nutrition.carbohydrate_g) },
    { term: t.nutrients.salt, text: grams(nutrition.salt_equivalent_g) },
  ];
}
