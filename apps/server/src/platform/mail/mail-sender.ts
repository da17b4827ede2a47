import { paths } from '@shop/constants';
import type { MailSender } from '@shop/copy';
import type { Channel } from '../channel/channel.ts';
import type { ProcessContext } from '../http/request-context.ts';
import { shopUrl } from './shop-url.ts';

type SenderContext = Pick<ProcessContext, 'config' | 'snapshots'>;

/**
 * Returns the signature of a channel's mails. Its address for inquiries is also where answers go; `MAIL_FROM` only
 * sends (decision 99).
 */
export function mailSender(ctx: SenderContext, channel: Channel): MailSender {
  return {
    shopName: channel.name,
    contactEmail: channel.settings.SELLER.EMAIL,
    shopUrl: shopUrl({ ...ctx, channel }, paths.home()),
  };
}
