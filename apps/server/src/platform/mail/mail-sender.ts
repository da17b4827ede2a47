import { paths } from '@shop/constants';
import type { MailSender } from '@shop/copy';
import type { Channel } from '../channel/channel.ts';
import { channelsSnapshot } from '../channel/channel.snapshot.ts';
import type { ProcessContext } from '../http/request-context.ts';
import { shopUrl } from './shop-url.ts';

type SenderContext = Pick<ProcessContext, 'config' | 'snapshots'>;

/** Returns the channel that a mail is sent for. @throws Error when it does not exist any more */
export function channelOfMail({ snapshots }: SenderContext, channelId: number): Channel {
  const channel = [...snapshots.read(channelsSnapshot).values()].find(({ id }) => id === channelId);
  if (!channel) throw new Error(`The channel ${channelId} of a mail does not exist.`);
  return channel;
}

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
