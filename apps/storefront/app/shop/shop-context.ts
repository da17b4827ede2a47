import type { SlotRuntime } from '@shop/theming';
import { createContext } from 'react-router';
import type { LayerNames } from '@shop/theming';

/** What the root middleware found out about this request. */
export interface RequestShop {
  readonly layers: LayerNames;
  readonly runtime: SlotRuntime;
}

/** Null until the root middleware ran. */
export const requestShopContext = createContext<RequestShop | null>(null);
