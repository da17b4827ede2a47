import { browserEnvironment } from '../environment/browser-environment.ts';
import { createShop, type Shop } from './create-shop.ts';

let shop: Shop | null = null;

/** The one shop of a browser page; its calls go to /v1 of the same origin. Never called on the server. */
export function browserShop(): Shop {
  shop ??= createShop({ baseUrl: '', environment: browserEnvironment() });
  return shop;
}
