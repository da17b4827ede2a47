import { isSelling } from '../../platform/channel/is-selling.ts';
import { maintenanceNow } from '../../platform/channel/maintenance-now.ts';
import type { OpeningCheck } from './opening-check.ts';

/** Channels that are closed for maintenance or do not sell. */
export const channelsOpenCheck: OpeningCheck = {
  code: 'channels_open',
  title: '開店',
  find: async ({ channels, clock }) =>
    channels.flatMap((channel) => [
      ...(maintenanceNow(channel.maintenance, clock.now()) === null
        ? []
        : [{ channel: channel.prefix, message: 'メンテナンス中です。準備ができたら maintenance off で開店します。' }]),
      ...(isSelling(channel)
        ? []
        : [{ channel: channel.prefix, message: '販売を止めています。selling start で始めます。' }]),
    ]),
};
