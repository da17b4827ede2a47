import { type Channel } from '../../platform/channel/channel.ts';
import { listChannels } from '../../platform/channel/channel.queries.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Db } from '../../platform/db/db.ts';
import { StartError } from '../../platform/process/start-failure.ts';
import { isReady } from '../provider/service-keys.ts';
import { type UsedService, usedServices } from './used-services.ts';

/** Returns the services of channels that cannot be used: the sandbox in production, or one without keys. */
export function unreadyServices(
  channels: Iterable<Pick<Channel, 'prefix' | 'settings'>>,
  config: Config,
): UsedService[] {
  return usedServices(channels).filter(({ code }) => !isReady(config, code));
}

/**
 * Refuses production while a channel pays by the sandbox or by a service without keys (decision 98).
 * @throws StartError that names the channels in one line
 */
export async function refuseUnreadyServices(db: Db, config: Config): Promise<void> {
  const unready = unreadyServices(await listChannels(db), config);
  if (unready.length === 0) return;
  const named = unready.map(
    ({ code, channels }) =>
      `${channels.join(', ')} by ${code} (${code === 'sandbox' ? 'for the demo only' : 'its keys are missing'})`,
  );
  throw new StartError(
    `Production mode does not start while these channels pay ${named.join('; ')}. ` +
      'Set their keys, or change them with: npm run payment-service -w @shop/server -- stripe (or payjp).',
  );
}
