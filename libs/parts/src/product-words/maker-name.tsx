import { ShopLink } from '@shop/kit';

export interface MakerNameProps {
  readonly brand: string;
  /** The page of the maker; null without one. */
  readonly makerHref: string | null;
}

/** The maker of a product, with a link to its page. */
export function MakerName({ brand, makerHref }: MakerNameProps) {
  return makerHref === null ? brand : <ShopLink to={makerHref}>{brand}</ShopLink>;
}
