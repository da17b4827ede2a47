import type { AddManyToCart, WantedLine } from '@shop/theming';
import { useState } from 'react';

/** The quantity of one product, with its price so that the total includes rows on other pages. */
interface Wanted {
  readonly quantity: number;
  /** The price of one piece in yen, tax included; 0 where the order sheet shows no prices. */
  readonly price: number;
}

/** The state of an order sheet. */
export interface OrderSheet {
  readonly quantityOf: (key: string) => number;
  readonly setQuantity: (key: string, quantity: number, price: number) => void;
  readonly lines: readonly WantedLine[];
  readonly pieces: number;
  /** The total of all rows in yen, tax included. */
  readonly total: number;
  readonly clear: () => void;
  /** Adds everything to the cart in one call; then the order sheet is empty, or unchanged if refused. */
  readonly submit: () => Promise<void>;
}

const empty: Readonly<Record<string, Wanted>> = {};

/** Quantities by product key. They stay while the list is paged and filtered. */
export function useOrderSheet(add: AddManyToCart, start: readonly WantedLine[] = []): OrderSheet {
  const [wanted, setWanted] = useState(() =>
    Object.fromEntries(start.map(({ key, quantity }) => [key, { quantity, price: 0 }])),
  );
  const chosen = Object.entries(wanted).filter(([, { quantity }]) => quantity > 0);
  const lines = chosen.map(([key, { quantity }]) => ({ key, quantity }));
  const clear = () => setWanted(empty);
  return {
    quantityOf: (key) => wanted[key]?.quantity ?? 0,
    setQuantity: (key, quantity, price) => setWanted((before) => ({ ...before, [key]: { quantity, price } })),
    lines,
    pieces: chosen.reduce((sum, [, { quantity }]) => sum + quantity, 0),
    total: chosen.reduce((sum, [, { quantity, price }]) => sum + quantity * price, 0),
    clear,
    submit: async () => {
      if (lines.length > 0 && (await add.onAdd(lines))) clear();
    },
  };
}
