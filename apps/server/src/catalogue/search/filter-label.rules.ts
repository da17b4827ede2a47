import { kitCopy, productListCopy, searchLabelCopy as t } from '@shop/copy';
import { formatAmount } from '@shop/money';
import { type FilteringWord, partsOf, type SearchFilter } from '@shop/search';
import type { Catalogue } from '../catalogue.ts';
import { withChildren } from '../with-children.ts';

const MOST_NAMED = 2;

/** Returns the label of a filter chip; the typed word if the filters would make a long list. */
export function filterLabel({ typed, filters }: FilteringWord, catalogue: Catalogue): string {
  const [least, most] = ['price_min', 'price_max'].map(
    (kind) => filters.map(partsOf).find(([other]) => other === kind)?.[1],
  );
  if (least && most) return t.priceBetween(formatAmount(Number(least)), formatAmount(Number(most)));
  const [lacked] = filters.map(partsOf).flatMap(([kind, value]) => (kind === 'not_ingredient' ? [value] : []));
  if (lacked !== undefined && !filters.some((filter) => filter.startsWith('not_tag:'))) return t.notListed(lacked);
  const labels = [
    ...new Set(filters.filter((filter) => !filter.startsWith('boxed:')).map((filter) => labelOf(filter, catalogue))),
  ];
  return labels.length > MOST_NAMED || labels.includes(null) ? typed : labels.join(t.joint);
}

function labelOf(filter: SearchFilter, catalogue: Catalogue): string | null {
  const [kind, value] = partsOf(filter);
  if (kind.startsWith('not_')) {
    const name = nameOf(kind.slice('not_'.length), value, catalogue);
    return name && t.besides(name);
  }
  switch (kind) {
    case 'allergen':
      return productListCopy.allergenFree(value);
    case 'allergen_with':
      return t.allergenWith(value);
    case 'price_min':
      return productListCopy.priceFrom(formatAmount(Number(value)));
    case 'price_max':
      return productListCopy.priceTo(formatAmount(Number(value)));
    case 'weight_min':
      return t.weightFrom(value);
    case 'weight_max':
      return t.weightTo(value);
    case 'heating':
      return value === 'yes' ? t.heating.yes : t.heating.no;
    case 'sort':
      return value === 'price_asc' ? productListCopy.sorts.price_asc : productListCopy.sorts.price_desc;
    default:
      return nameOf(kind, value, catalogue);
  }
}

function nameOf(kind: string, value: string, { tags, categories, countries }: Catalogue): string | null {
  if (kind === 'country') return countries.find(([code]) => code === value)?.[1] ?? null;
  if (kind === 'zone') return Object.entries(kitCopy.zone).find(([zone]) => zone === value)?.[1] ?? null;
  return (kind === 'tag' ? tags : withChildren(categories)).find(({ key }) => key === value)?.name ?? null;
}
