import { foldingsOf } from '@shop/japanese';
import { memoFor } from '../memo-for.ts';
import { inAny, positionsWhere, type Positions, setOf } from '../positions.ts';
import type { SearchIndex, SearchProperties } from '../search-index.ts';
import { positionsOfProse, positionsOfText } from '../texts/text-positions.ts';
import { isProperty, type PropertyKind } from '../reading/search-filters.rules.ts';

/** Returns the positions of products with a property of this value; undefined if no product can have it. */
type Property = (index: SearchIndex, value: string) => Positions | undefined;

const having =
  (property: (properties: SearchProperties) => ReadonlyMap<string, Positions>) =>
  ({ properties }: SearchIndex, value: string): Positions | undefined =>
    property(properties).get(value);

const PROPERTIES: Readonly<Record<PropertyKind, Property>> = {
  tag: having(({ tags }) => tags),
  category: having(({ branches }) => branches),
  country: having(({ origins }) => origins),
  zone: having(({ zones }) => zones),
  allergen_with: having(({ allergens }) => allergens),
  name: (index, value) => inAny(foldingsOf(value).map((text) => positionsOfText(index, text).names)),
  told: (index, value) => inAny(foldingsOf(value).map((text) => positionsOfProse(index, text))),
  with: (index, value) => memoFor(index.properties, `with ${value}`, () => positionsGoingWith(index, value)),
  boxed: (index, value) => memoFor(index.properties, `boxed ${value}`, () => boxesWith(index, value)),
  class: ({ products, properties }, value) =>
    memoFor(properties, `class ${value}`, () =>
      positionsWhere(products, ({ row }) => row.meatProductClass?.startsWith(value) === true),
    ),
};

/**
 * Returns the property of a kind of filter. Several filters of a word mean any of them, with `not_` none of them;
 * undefined for limits (`limitOf`), which all apply.
 */
export function propertyOf(kind: string): Property | undefined {
  return isProperty(kind) ? PROPERTIES[kind] : undefined;
}

/** Returns the products that the shop recommends with something. */
function positionsGoingWith(index: SearchIndex, value: string): Positions {
  const texts = foldingsOf(value);
  const found = inAny(texts.map((text) => positionsOfProse(index, text)));
  const isPaired = (position: number): boolean =>
    index.products[position]?.pairingTerms.some((term) => texts.some((text) => term.includes(text))) === true;
  return setOf([...found].filter(isPaired), index.products.length);
}

/** Returns the gift boxes that contain products of a category. */
function boxesWith({ products, properties: { branches, positionById } }: SearchIndex, category: string): Positions {
  const kind = inAny([branches.get(category)]);
  const isWithin = (position: number): boolean =>
    [...(products[position]?.contents.keys() ?? [])].some((id) => kind.has(positionById.get(id) ?? -1));
  return setOf([...inAny([branches.get('gift')])].filter(isWithin), products.length);
}
