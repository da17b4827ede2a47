import type { SlotRuntime } from '@shop/theming';

let current: SlotRuntime | undefined;

/**
 * The only runtime of a browser page, for code outside of React: middleware and link intent. Never set on the server.
 */
export const browserRuntime = {
  get: () => current,
  set(runtime: SlotRuntime): void {
    current = runtime;
  },
};
