import type { CatalogueRows, ProductRow } from '../catalogue.queries.ts';

/**
 * Returns the rows of a shop with `size` products: copies of the existing ones with a price, a position and a number
 * after every spelling of the name. Names stay unique, while words, makers, categories and descriptions are those of a
 * small shop.
 */
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
  const names = row.foldedName.split('\n');
  const numbered = (line: string): string => `${line}${at}`;
  return {
    ...row,
    id: 1000 + at,
    key: `${row.key}-${at}`,
    sku: `${row.sku}-${at}`,
    name: `${row.name} ${at}`,
    nameKana: `${row.nameKana}${at}`,
    nameOriginal: `${row.nameOriginal} ${at}`,
    price: row.price + (at % 40) * 50,
    sortNo: 10_000 + at,
    foldedName: names.map(numbered).join('\n'),
    foldedText: row.foldedText
      .split('\n')
      .map((line) => (names.includes(line) ? numbered(line) : line))
      .join('\n'),
  };
}
