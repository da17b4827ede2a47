import type { ProductPicture, TemperatureZone } from './product.ts';

export interface DrawerLine {
  readonly key: string;
  readonly name: string;
  readonly href: string;
  readonly picture: ProductPicture;
  readonly unitPrice: number;
  readonly quantity: number;
  readonly maxQuantity: number;
  /** What changed in this line or is wrong with it; null if nothing. */
  readonly notice: string | null;
}

/** A product that goes with those in the cart. */
export interface DrawerPairing {
  readonly key: string;
  readonly name: string;
  readonly href: string;
  readonly picture: ProductPicture;
  readonly price: number;
  readonly onAdd: () => void;
}

/** The cart at the side, by temperature zone. */
export interface CartDrawerProps {
  readonly open: boolean;
  readonly status: 'ready' | 'updating' | 'failed';
  readonly message: string | null;
  /** Undoes the last removal; null after some seconds. */
  readonly undo: { readonly text: string; readonly onUndo: () => void } | null;
  readonly count: number;
  /** The total of the products, without shipping. */
  readonly subtotal: number;
  readonly groups: readonly {
    readonly zone: TemperatureZone;
    readonly lines: readonly DrawerLine[];
  }[];
  /** The amount left until free shipping; null if unknown. */
  readonly freeCarriage: { readonly threshold: number; readonly remaining: number } | null;
  /** At most two; empty until loaded. */
  readonly pairings: readonly DrawerPairing[];
  readonly cartHref: string;
  readonly browseHref: string;
  /** The page that checks whether the last order was placed, shown instead of all else; null if no order is open. */
  readonly checkingHref: string | null;
  readonly onQuantity: (key: string, quantity: number) => void;
  readonly onRemove: (key: string) => void;
  readonly onClose: () => void;
}
