import { screens, type Screen } from '@shop/constants';
import type { CheckoutStep } from '@shop/theming';
import { screenSlots } from 'virtual:screen-slots';

export type ScreenLayout = 'MyPageLayout' | 'CheckoutLayout';

/** The layout that the shop renders around a page slot, and the screens that use the slot. */
export interface LaidOut {
  readonly layout: ScreenLayout;
  readonly names: readonly string[];
}

const isLayout = (slot: string): slot is ScreenLayout => slot === 'MyPageLayout' || slot === 'CheckoutLayout';

const rows: Readonly<Record<string, Screen>> = screens;

const laidOut = new Map<string, LaidOut>();
for (const [name, { folder = '' }] of Object.entries(rows)) {
  const slots = screenSlots[folder] ?? [];
  const page = slots.find((slot) => !isLayout(slot));
  const layout = slots.find(isLayout);
  if (page && layout) laidOut.set(page, { layout, names: [...(laidOut.get(page)?.names ?? []), name] });
}

/** The layout around the page among these slots; null if none of them is a page with a layout. */
export const layoutOf = (slots: readonly string[]): LaidOut | null =>
  slots.flatMap((slot) => laidOut.get(slot) ?? [])[0] ?? null;

/** Steps by the screens that they are. */
const steps: Readonly<Record<string, CheckoutStep>> = {
  cartShippingSelect: 'shipping',
  cartShippingAdd: 'shipping',
  cartShippingDetail: 'delivery',
  cartPayment: 'payment',
  cartConfirm: 'confirm',
};

/** The step to an order that a screen is. @throws Error for a screen that is none */
export function stepOf(name: string | undefined): CheckoutStep {
  const step = steps[name ?? ''];
  if (!step) throw new Error(`${name ?? 'a page'} stands in the layout of the way to an order and is no step of it`);
  return step;
}
