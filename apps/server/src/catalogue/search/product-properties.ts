import { foldingsOf } from '@shop/japanese';
import type { Catalogue } from '../catalogue.ts';
import type { CatalogueIndex } from '../catalogue-index.ts';
import { keepFor } from '../keep-for.ts';
import { inAny, placesWhere, type Places, setOf } from '../places.ts';
import type { ShownCatalogue } from '../shown-catalogue.ts';
import { placesOfProse, placesOfText } from './texts/text-places.ts';
import { isProperty, type PropertyKind } from './search-filters.rules.ts';

/** Returns the places of products with a property of this value; undefined if no product can have it. */
type Property = (catalogue: ShownCatalogue, value: string) => Places | undefined;

const having =
  (property: (index: CatalogueIndex) => ReadonlyMap<string, Places>) =>
  ({ index }: ShownCatalogue, value: string): Places | undefined =>
    property(index).get(value);

const PROPERTIES: Readonly<Record<PropertyKind, Property>> = {
  tag: having(({ tags }) => tags),
  category: having(({ branches }) => branches),
  country: having(({ origins }) => origins),
  zone: having(({ zones }) => zones),
  allergen_with: having(({ allergens }) => allergens),
  name: ({ catalogue }, value) => inAny(foldingsOf(value).map((text) => placesOfText(catalogue, text).names)),
  told: ({ catalogue }, value) => inAny(foldingsOf(value).map((text) => placesOfProse(catalogue, text))),
  with: ({ catalogue }, value) => keepFor(catalogue, `with ${value}`, () => placesGoingWith(catalogue, value)),
  boxed: ({ catalogue, index }, value) =>
    keepFor(catalogue, `boxed ${value}`, () => boxesWith(index, catalogue, value)),
  class: ({ catalogue }, value) =>
    keepFor(catalogue, `class ${value}`, () =>
      placesWhere(catalogue.products, ({ row }) => row.meatProductClass?.startsWith(value) === true),
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
function placesGoingWith(catalogue: Catalogue, value: string): Places {
  const texts = foldingsOf(value);
  const told = inAny(texts.map((text) => placesOfProse(catalogue, text)));
  const isPaired = (place: number): boolean =>
    catalogue.products[place]?.pairingTerms.some((term) => texts.some((text) => term.includes(text))) === true;
  return setOf([...told].filter(isPaired), catalogue.products.length);
}

/** Returns the gift boxes that contain products of a category. */
function boxesWith({ branches, placeById }: CatalogueIndex, { products }: Catalogue, category: string): Places {
  const kind = inAny([branches.get(category)]);
  const isWithin = (place: number): boolean =>
    [...(products[place]?.contents.keys() ?? [])].some((id) => kind.has(placeById.get(id) ?? -1));
  return setOf([...inAny([branches.get('gift')])].filter(isWithin), products.length);
}
