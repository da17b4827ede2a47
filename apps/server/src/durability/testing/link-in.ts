import { codeOfLink } from '../../testing/index.ts';
import type { LastingShop } from './lasting-shop.ts';

/** The code of the link to a screen that an address was mailed. */
export async function linkIn(shop: Pick<LastingShop, 'mailsTo'>, address: string, screen: string): Promise<string> {
  return codeOfLink((await shop.mailsTo(address)).find(({ body }) => body.includes(`${screen}?code=`)) ?? { body: '' });
}
