import type { ApiClient, ProductSummary } from '@shop/api';
import { paths } from '@shop/constants';
import type { NearestProduct } from '@shop/theming';

/** The properties by which the similarity of two products is measured. */
type Kin = Pick<ProductSummary, 'key' | 'categories' | 'price'> & { readonly zone: string };

/** The most products of a category that are compared. */
const compared = 30;

/**
 * Returns the nearest available product of each, by key: of the same main category, with the most common categories,
 * the same temperature zone and the nearest price, in this order. Leaves out products without one.
 */
export async function loadNearestProducts(
  { api, signal }: { readonly api: ApiClient; readonly signal: AbortSignal },
  products: readonly ProductSummary[],
): Promise<ReadonlyMap<string, NearestProduct>> {
  const mains = [...new Set(products.map(mainOf))];
  const lists = await Promise.all(
    mains.map((category) =>
      api
        .GET('/v1/products', {
          params: { query: { category, is_include_children: 1, in_stock: 1, per: compared } },
          signal,
        })
        .then(
          ({ data }) => data,
          () => [],
        ),
    ),
  );
  return new Map(
    products.flatMap((product) => {
      const nearest = nearestOf(product, lists[mains.indexOf(mainOf(product))] ?? []);
      return nearest === undefined
        ? []
        : [[product.key, { label: nearest.name, href: paths.product(nearest.key), price: nearest.price }]];
    }),
  );
}

/** The first of those that are nearest to a product. */
export function nearestOf<P extends Kin>(product: Kin, candidates: readonly P[]): P | undefined {
  const own = new Set(product.categories.map(({ key }) => key));
  const farness = ({ categories, zone, price }: P) => [
    -categories.filter(({ key }) => own.has(key)).length,
    zone === product.zone ? 0 : 1,
    Math.abs(Math.log(price / product.price)),
  ];
  return candidates
    .filter(({ key }) => key !== product.key)
    .map((candidate) => ({ candidate, far: farness(candidate) }))
    .toSorted((a, b) => a.far.reduce((sum, far, step) => sum || far - (b.far[step] ?? 0), 0))[0]?.candidate;
}

const mainOf = ({ categories }: Pick<ProductSummary, 'categories'>): string => categories[0]?.key ?? '';
