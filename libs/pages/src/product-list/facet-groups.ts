import type { FacetValue, ProductFacets } from '@shop/api';
import type { productListCopy } from '@shop/copy';
import type { FacetPanelProps } from '@shop/theming';
import type { ListQuery } from './list-query.ts';

type Texts = typeof productListCopy;
type FacetGroup = FacetPanelProps['groups'][number];

/**
 * Returns the filters of the list with their counts: allergens first, then temperature, then origin. Leaves out values
 * without products unless selected, and groups that would not change the list.
 * @param top the keys of the main categories
 */
export function facetGroups(
  facets: ProductFacets,
  query: ListQuery,
  top: ReadonlySet<string>,
  t: Texts,
): readonly FacetGroup[] {
  const many = (name: 'brand' | 'tag' | 'country' | 'zone' | 'allergen', values: readonly FacetValue[]): FacetGroup => {
    const chosen: readonly string[] = query[name];
    return {
      name,
      legend: t.facets[name],
      kind: 'many',
      note: name === 'allergen' ? t.allergenNote : null,
      options: values.map(({ value, label, count }) => ({
        value,
        label,
        count,
        depth: 0,
        checked: chosen.includes(value),
      })),
    };
  };
  const categories: FacetGroup = {
    name: 'category',
    legend: t.facets.category,
    kind: 'one',
    note: null,
    options: [
      { value: '', label: t.anyCategory, count: null, depth: 0, checked: query.category === '' },
      ...categoryOptions(facets.categories, query.category, top),
    ],
  };
  return [
    many('allergen', facets.allergens),
    many('zone', facets.zones),
    many('country', facets.countries),
    categories,
    many('brand', facets.brands),
    many('tag', facets.tags),
  ]
    .map((group) => ({ ...group, options: group.options.filter(({ count, checked }) => count !== 0 || checked) }))
    .filter(({ options }) => options.some(({ value, count, checked }) => value && (checked || count !== facets.total)));
}

/** The main categories, and below the chosen one its parts. The API lists each category right before its parts. */
function categoryOptions(
  values: readonly FacetValue[],
  chosen: string,
  top: ReadonlySet<string>,
): FacetGroup['options'] {
  const parents = new Map<string, string>();
  let parent = '';
  for (const { value } of values) {
    if (top.has(value)) parent = value;
    parents.set(value, parent);
  }
  return values
    .filter(({ value }) => top.has(value) || parents.get(value) === parents.get(chosen))
    .map(({ value, label, count }) => ({
      value,
      label,
      count,
      depth: top.has(value) ? 0 : 1,
      checked: chosen === value,
    }));
}
