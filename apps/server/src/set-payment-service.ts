import { PAYMENT_SERVICES } from '@shop/constants';
import { listChannels } from './platform/channel/channel.queries.ts';
import { systemClock } from './platform/clock/system-clock.ts';
import { parseConfig } from './platform/config/parse-config.ts';
import { openDatabase } from './platform/db/open-database.ts';
import { noImages } from './platform/image/images.ts';
import { failStart, StartError } from './platform/process/start-failure.ts';
import { changeSettings } from './operator/settings/change-settings.ts';
import { unreadyServices } from './payment/health/refuse-unready-services.ts';

/**
 * `npm run payment-service -w @shop/server -- stripe`: changes the payment service of channels whose own cannot be
 * used, for a server that does not start because of it.
 */
try {
  const code = PAYMENT_SERVICES.find((one) => one === process.argv[2]);
  if (code === undefined) throw new StartError('Name the payment service: stripe or payjp.');
  const config = parseConfig(process.env);
  const database = await openDatabase(config, (error) => console.error(error.message));
  const changed = await database.db.transaction(async (db) => {
    const prefixes = unreadyServices(await listChannels(db), config).flatMap(({ channels }) => channels);
    if (prefixes.length === 0) return [];
    const actor = { kind: 'cli', name: null } as const;
    const ctx = { db, config, images: noImages, clock: systemClock, actor, requestId: null };
    return changeSettings(ctx, prefixes, { 'SERVICE.PAYMENT.CODE': code });
  });
  await database.close();
  process.stdout.write(changed.length === 0 ? 'No channel had to be changed.\n' : `Changed: ${changed.join(', ')}\n`);
} catch (error) {
  failStart(error);
}
