import { codeOfLink } from '../../index.ts';
import type { LastingShop } from './lasting-shop.ts';

/** Returns the code of a mailed link, from the mail to an address that contains `about`. */
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
