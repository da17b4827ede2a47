import type { JstDay } from '@shop/japanese';
import { indexOf, type CatalogueIndex } from './catalogue-index.ts';
import type { Catalogue, Sales, Stock } from './catalogue.ts';
import type { CatalogueProduct } from './catalogue-product.ts';
import type { SearchState } from '@shop/search';
import { type Ordered, type Positions, positionsWhere } from '@shop/search/positions';
import { showProduct, type ShownProduct } from './shown-product.ts';
import { maxQuantityOf } from './stock-state.rules.ts';
import { taxRateOn } from './tax-rate.rules.ts';

// Stock changes with every order, sales every hour.
const ordered = new WeakMap<Catalogue, Ordered & { sales: Sales }>();

/** The products in their current state, each presented on first use: a list shows only a page of them. */
export class ShownCatalogue implements Iterable<ShownProduct> {
  readonly catalogue: Catalogue;
  readonly stock: Stock;
  readonly sales: Sales;
  readonly day: JstDay;
  #inStock: Positions | null = null;
  #search: SearchState | null = null;

  constructor(catalogue: Catalogue, stock: Stock, sales: Sales, day: JstDay) {
    this.catalogue = catalogue;
    this.stock = stock;
    this.sales = sales;
    this.day = day;
  }

  get index(): CatalogueIndex {
    return indexOf(this.catalogue);
  }

  /** The positions of the products that can be bought now. */
  get inStock(): Positions {
    this.#inStock ??= positionsWhere(
      this.catalogue.products,
      ({ row }) => maxQuantityOf(row, this.stock.get(row.id) ?? 0) > 0,
    );
    return this.#inStock;
  }

  /** All positions by sales, highest first, and the rank of each; equal ones are in the recommended order. */
  get bySales(): Ordered {
    const known = ordered.get(this.catalogue);
    if (known?.sales === this.sales) return known;
    const now = { sales: this.sales, ...orderBySales(this.catalogue.products, this.sales) };
    ordered.set(this.catalogue, now);
    return now;
  }

  /** What searches read; one object, with which their results are cached. */
  get search(): SearchState {
    this.#search ??= { index: this.index.search, inStock: this.inStock, bySales: this.bySales };
    return this.#search;
  }

  show(product: CatalogueProduct): ShownProduct {
    return showProduct(
      product,
      this.stock.get(product.row.id) ?? 0,
      taxRateOn(this.catalogue.taxRates, product.row.taxClass, this.day),
    );
  }

  findByKey(key: string): ShownProduct | undefined {
    const product = this.catalogue.byKey.get(key);
    return product && this.show(product);
  }

  findById(id: number): ShownProduct | undefined {
    const index = this.index.positionById.get(id);
    return index === undefined ? undefined : this.at(index);
  }

  /** Returns the product at a position, counted from 0 in the recommended order. @throws RangeError if there is none */
  at(index: number): ShownProduct {
    const product = this.catalogue.products[index];
    if (!product) throw new RangeError(`No product at index ${index}.`);
    return this.show(product);
  }

  *[Symbol.iterator](): Generator<ShownProduct> {
    for (const product of this.catalogue.products) yield this.show(product);
  }
}

// Sales below twice this are chance, and only twice as many as of another product are more.
const CHANCE = 10;

function orderBySales(products: readonly CatalogueProduct[], sales: Sales): Ordered {
  const sold = Uint32Array.from(products, ({ row }) => Math.log2(Math.max(sales.get(row.id) ?? 0, CHANCE) / CHANCE));
  const positions = Uint32Array.from(sold.keys()).sort((a, b) => (sold[b] ?? 0) - (sold[a] ?? 0) || a - b);
  const ranks = new Uint32Array(positions.length);
  positions.forEach((index, rank) => {
    ranks[index] = rank;
  });
  return { positions, ranks };
}
