import type { FrameData } from '@shop/pages/frame-data/frame-data.ts';
import type { Customisation, LayerNames, SlotRuntime } from '@shop/theming';
import { createContext } from 'react-router';

/** What the root middleware found for this request. */
export interface RequestShop {
  readonly layers: LayerNames;
  readonly runtime: SlotRuntime;
  readonly customisation: Customisation;
  /** Null if no page of the channel can be rendered: the middleware has thrown. */
  readonly frame: FrameData | null;
  /** The name of the channel's own breakpoints; null for the default. */
  readonly breakpoints: string | null;
  /** The stylesheet of the channel's own colours; empty without any. */
  readonly colors: string;
  /** The seconds until a closed shop should be requested again; null while it is open. */
  readonly retryAfter: number | null;
}

/** Null until the root middleware ran. Server only. */
export const requestShopContext = createContext<RequestShop | null>(null);
