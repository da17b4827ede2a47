import type { MetaOf } from './meta.ts';

/** The delivery promise of a product page, and the sticky buy button. */
export interface PromiseSlots {
  DeliveryPromise: DeliveryPromiseProps;
  BuyBar: BuyBarProps;
}

/** The delivery promise for one piece before the address is known: inline content of a buy box. */
export interface DeliveryPromiseProps {
  /** The order deadline for this day; null without a day. */
  readonly orderBy: string | null;
  /** The earliest day, as text. */
  readonly day: string;
  /** The shipping fee, including cooling. */
  readonly fees: string;
  /** The amount from which shipping is free; null if it never is, or already is. */
  readonly free: string | null;
  readonly prefecture: string;
  /** Other prefectures to choose; null until hydration. */
  readonly choice: {
    readonly label: string;
    readonly prefectures: readonly string[];
    readonly onChoose: (prefecture: string) => void;
  } | null;
}

/** The sticky buy button on phones. It clicks the page's own button, with what was chosen there. */
export interface BuyBarProps {
  readonly name: string;
  /** In yen including tax. */
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
