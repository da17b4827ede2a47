import type { ProductPicture, TemperatureZone } from './product.ts';

export interface DrawerLine {
  readonly key: string;
  readonly name: string;
  readonly href: string;
  readonly picture: ProductPicture;
  readonly unitPrice: number;
  readonly quantity: number;
  readonly maxQuantity: number;
  /** What changed or is wrong with this line; null when all is well. */
  readonly notice: string | null;
}

/** Something that goes with what lies in the cart. */
export interface DrawerPairing {
  readonly key: string;
  readonly name: string;
  readonly href: string;
  readonly picture: ProductPicture;
  readonly price: number;
  readonly onAdd: () => void;
}

export interface CartDrawerProps {
  readonly open: boolean;
  readonly status: 'ready' | 'updating' | 'failed';
  readonly message: string | null;
  /** What was taken out last, and the way back; null when some seconds have passed. */
  readonly undo: { readonly text: string; readonly onUndo: () => void } | null;
  readonly count: number;
  /** Goods only, carriage is told later. */
  readonly subtotal: number;
  readonly groups: readonly {
    readonly zone: TemperatureZone;
    readonly lines: readonly DrawerLine[];
  }[];
  /** How far it is to free carriage; null when nothing is known of it. */
  readonly freeCarriage: { readonly threshold: number; readonly remaining: number } | null;
  /** Two at most; none until they are known. */
  readonly pairings: readonly DrawerPairing[];
  readonly cartHref: string;
  readonly browseHref: string;
  /** Where it is asked whether the last order was taken, in place of all else; null when nothing is open. */
  readonly askingHref: string | null;
  readonly onQuantity: (key: string, quantity: number) => void;
  readonly onRemove: (key: string) => void;
  readonly onClose: () => void;
}
