import type { MetaOf } from './meta.ts';

/** What a product page promises beside the button, and the button that follows a reader. */
export interface PromiseSlots {
  DeliveryPromise: DeliveryPromiseProps;
  BuyBar: BuyBarProps;
}

/** What is promised of one piece before the address is known: inline content, in the place that a buy box gives it. */
export interface DeliveryPromiseProps {
  /** Until when an order has this day; null where there is no day. */
  readonly orderBy: string | null;
  /** The earliest day, in words. */
  readonly day: string;
  /** Carriage with its cool fee. */
  readonly fees: string;
  /** From what sum carriage is free; null where it never is, or is free already. */
  readonly free: string | null;
  readonly prefecture: string;
  /** The others to choose from; null until the page stands. */
  readonly choice: {
    readonly label: string;
    readonly prefectures: readonly string[];
    readonly onChoose: (prefecture: string) => void;
  } | null;
}

/** The way into the cart that follows a reader on a phone. It presses the page's own button, with what was chosen there. */
export interface BuyBarProps {
  readonly name: string;
  /** Tax-included yen. */
  readonly price: number;
  readonly isShown: boolean;
  readonly onBuy: () => void;
}

export const promiseMeta = {
  DeliveryPromise: {
    v: 1,
    doc: 'Earliest day and carriage to a prefecture, beside the button; inline content',
    wrap: 'safe',
    replace: 'safe',
    states: ['to_choose', 'without_script', 'free', 'no_day', 'long_text'],
  },
  BuyBar: {
    v: 1,
    doc: 'Price and button at the foot of a phone once the button of the page has left the view',
    wrap: 'safe',
    replace: 'safe',
    states: ['shown', 'hidden', 'long_text'],
  },
} as const satisfies MetaOf<PromiseSlots>;
