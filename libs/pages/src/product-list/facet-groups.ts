import type { FacetValue, ProductFacets } from '@shop/api';
import type { catalogueCopy } from '@shop/copy';
import type { FacetPanelProps } from '@shop/theming';
import type { ListQuery } from './list-query.ts';

type Texts = typeof catalogueCopy;
type FacetGroup = FacetPanelProps['groups'][number];

/** The filters of the list with their counts; groups in which nothing can be chosen are left out. */
export function facetGroups(facets: ProductFacets, query: ListQuery, t: Texts): readonly FacetGroup[] {
  const many = (name: 'brand' | 'tag' | 'country' | 'zone' | 'allergen', values: readonly FacetValue[]): FacetGroup => {
    const chosen: readonly string[] = query[name];
    return {
      name,
      legend: t.facets[name],
      kind: 'many',
      note: name === 'allergen' ? t.allergenNote : null,
      options: values.map(({ value, label, count }) => ({ value, label, count, checked: chosen.includes(value) })),
    };
  };
  const categories: FacetGroup = {
    name: 'category',
    legend: t.facets.category,
    kind: 'one',
    note: null,
    options: [
      { value: '', label: t.anyCategory, count: null, checked: query.category === '' },
      ...facets.categories.map(({ value, label, count }) => ({ value, label, count, checked: query.category === value })),
    ],
  };
  return [
    categories,
    many('zone', facets.zones),
    many('country', facets.countries),
    many('allergen', facets.allergens),
    many('brand', facets.brands),
    many('tag', facets.tags),
  ].filter(({ options }) => options.length > 1);
}
