import type { Shop } from './create-shop.ts';
import { laterShop } from './later-shop.ts';

let shop: Shop | null = null;

/**
 * The one shop of a browser page, whose code is loaded on first use; its calls go to /v1 of the same origin, unless the
 * environment names another base. Never called on the server.
 */
export function browserShop(): Shop {
  shop ??= laterShop(async () => {
    const { openBrowserShop } = await import('./open-browser-shop.ts');
    return openBrowserShop();
  });
  return shop;
}
