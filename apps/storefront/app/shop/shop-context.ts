import type { FrameData } from '@shop/pages/frame-data/frame-data.ts';
import type { Customisation, LayerNames, SlotRuntime } from '@shop/theming';
import { createContext } from 'react-router';

/** What the root middleware found out about this request. */
export interface RequestShop {
  readonly layers: LayerNames;
  readonly runtime: SlotRuntime;
  readonly customisation: Customisation;
  /** Null when no page of the channel can be drawn: the middleware has thrown. */
  readonly frame: FrameData | null;
  /** Name of the channel's own breakpoints; null for the default. */
  readonly breakpoints: string | null;
  /** Style sheet of the channel's own colours; empty without any. */
  readonly colors: string;
  /** Seconds until a closed shop is to be asked for again; null while it is open. */
  readonly retryAfter: number | null;
}

/** Null until the root middleware ran. Server only. */
export const requestShopContext = createContext<RequestShop | null>(null);
