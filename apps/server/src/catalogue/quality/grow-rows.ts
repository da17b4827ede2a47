import type { CatalogueRows, ProductRow } from '../catalogue.queries.ts';

/** The rows of a shop that sells `size` goods: copies of what it has, each with a name, a price and a place of its own. */
export function growRows(rows: CatalogueRows, size: number): CatalogueRows {
  const sold = rows.products.filter(({ isExtra, channelPrefixes }) => !isExtra && channelPrefixes === null);
  const tagsOf = Map.groupBy(rows.productTags, ({ productId }) => productId);
  const from = (at: number): ProductRow | undefined => sold[at % sold.length];
  const copies = Array.from({ length: Math.max(0, size - sold.length) }, (_, at) => from(at)).flatMap((row, at) =>
    row ? [{ row, copy: copyOf(row, sold.length + at) }] : [],
  );
  return {
    ...rows,
    products: [...rows.products, ...copies.map(({ copy }) => copy)],
    productTags: [
      ...rows.productTags,
      ...copies.flatMap(({ row, copy }) => (tagsOf.get(row.id) ?? []).map((tag) => ({ ...tag, productId: copy.id }))),
    ],
  };
}

function copyOf(row: ProductRow, at: number): ProductRow {
  return {
    ...row,
    id: 1000 + at,
    key: `${row.key}-${at}`,
    sku: `${row.sku}-${at}`,
    name: `${row.name} ${at}`,
    nameKana: `${row.nameKana}${at}`,
    price: row.price + (at % 40) * 50,
    sortNo: 10_000 + at,
    foldedName: `${row.foldedName}${at}`,
    foldedText: `${row.foldedText}\n${at}`,
  };
}
