import { closureNow } from '../../platform/channel/closure-now.ts';
import { isSelling } from '../../platform/channel/is-selling.ts';
import type { OpeningCheck } from './opening-check.ts';

/** Channels that were never opened, are closed for maintenance or do not sell. */
export const channelsOpenCheck: OpeningCheck = {
  code: 'channels_open',
  title: '開店',
  find: async ({ channels, clock }) =>
    channels.flatMap((channel) => {
      const messages = [
        channel.openedAt === null && 'まだ開店していません。準備ができたら open で開店します。',
        closureNow({ ...channel, openedAt: channel.openedAt ?? clock.now() }, clock.now()) !== null &&
          'メンテナンス中です。準備ができたら maintenance off で再開します。',
        !isSelling(channel) && '販売を止めています。selling start で始めます。',
      ];
      return messages.filter((message) => message !== false).map((message) => ({ channel: channel.prefix, message }));
    }),
};
