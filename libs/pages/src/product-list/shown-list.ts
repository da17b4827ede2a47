import { browserShop } from '@shop/state';
import type { ProductListData } from './load.ts';

/** The list that was shown last. Of the browser alone: the server has many readers. */
let shown: { readonly of: string; readonly data: ProductListData } | null = null;

/** Keeps the list that is shown, with its parameters, for whoever comes back to it (spec §4). */
export function keepShownList(search: string, data: ProductListData): void {
  shown = { of: signOf(search), data };
}

/** The list shown last when it had these parameters and the same reader; null when it must be read. */
export function shownListOf(search: string): ProductListData | null {
  return shown?.of === signOf(search) ? shown.data : null;
}

const signOf = (search: string): string => `${browserShop().state()?.auth.userId ?? ''} ${search}`;
