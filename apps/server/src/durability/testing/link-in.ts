import { codeOfLink } from '../../testing/index.ts';
import type { LastingShop } from './lasting-shop.ts';

/** The code of the link to a screen that an address was mailed last; its mails are told newest first. */
export async function linkIn(shop: Pick<LastingShop, 'mailsTo'>, address: string, screen: string): Promise<string> {
  const mails = await shop.mailsTo(address);
  return codeOfLink(mails.find(({ body }) => body.includes(`${screen}?code=`)) ?? { body: '' });
}
