import { ShopLink } from '@shop/kit';

export interface MakerNameProps {
  readonly brand: string;
  /** Where the maker tells of itself; null where it does not. */
  readonly makerHref: string | null;
}

/** Who made a product, which leads to what the maker tells. */
export function MakerName({ brand, makerHref }: MakerNameProps) {
  return makerHref === null ? brand : <ShopLink to={makerHref}>{brand}</ShopLink>;
}
