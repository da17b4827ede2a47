import { browserEnvironment } from '../environment/browser-environment.ts';
import { createShop, type Shop } from './create-shop.ts';

/** Makes the shop of this page: client, queue of writes, and the way to the store. The document says where the API is. */
export function openBrowserShop(): Shop {
  return createShop({ baseUrl: document.documentElement.dataset.apiBase ?? '', environment: browserEnvironment() });
}
