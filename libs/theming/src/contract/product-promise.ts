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
