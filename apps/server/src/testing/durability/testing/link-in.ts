import { codeOfLink } from '../../index.ts';
import type { LastingShop } from './lasting-shop.ts';

/** The code of the link to a screen that an address was mailed, in the mail that tells of what `about` names. */
export async function linkIn(
  shop: Pick<LastingShop, 'mailsTo'>,
  address: string,
  screen: string,
  about = '',
): Promise<string> {
  const mails = await shop.mailsTo(address);
  const mail = mails.find(({ body }) => body.includes(`${screen}?code=`) && body.includes(about));
  return codeOfLink(mail ?? { body: '' });
}
