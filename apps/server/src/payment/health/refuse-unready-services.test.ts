import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Config } from '../../platform/config/config.ts';
import { parseConfig } from '../../platform/config/parse-config.ts';
import { StartError } from '../../platform/process/start-failure.ts';
import { settingsOf } from '../../seed/data/settings-of.ts';
import { openTestDatabase } from '../../testing/index.ts';
import type { Database } from '../../platform/db/database.ts';
import { refuseUnreadyServices } from './refuse-unready-services.ts';

const withStripe: Config = {
  ...parseConfig({ DEMO: '1' }),
  demo: false,
  stripe: {
    secretKey: 'sk_live_sixteen-letters',
    publicKey: 'pk_live_sixteen-letters',
    webhookSecret: 'whsec_sixteen-letters',
    apiUrl: null,
    scriptUrl: null,
  },
};

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const setService = (code: string, prefixes: readonly string[]) =>
  database.db.execute(
    sql`update channels set settings = jsonb_set(settings, '{SERVICE,PAYMENT,CODE}', ${JSON.stringify(code)}::jsonb)
      where prefix in (${sql.join(
        prefixes.map((prefix) => sql`${prefix}`),
        sql`, `,
      )})`,
  );
const refusal = () =>
  refuseUnreadyServices(database.db, withStripe).then(
    () => null,
    (error: unknown) => error,
  );

it('production does not start while channels pay by the sandbox, and names all of them in one line', async () => {
  const error = await refusal();
  expect(error).toBeInstanceOf(StartError);
  expect(String(error)).toMatch(/simple.* by sandbox \(for the demo only\)/);
  expect(String(error)).not.toContain('\n');
});

it('production names only the channels that cannot be paid, also by a service without keys, and otherwise starts', async () => {
  const { rows } = await database.db.execute<{ prefix: string }>(sql`select prefix from channels`);
  const all = rows.map(({ prefix }) => prefix);
  await setService('stripe', all);
  expect(await refusal()).toBeNull();
  await setService('sandbox', ['fle', 'lat']);
  await setService('payjp', ['gen']);
  expect(String(await refusal())).toMatch(
    /pay (fle, lat|lat, fle) by sandbox \(for the demo only\); gen by payjp \(its keys are missing\)\. /,
  );
});

it('a new channel begins with the service whose keys are configured, in the demo with the sandbox', () => {
  expect(settingsOf(null, withStripe).SERVICE.PAYMENT.CODE).toBe('stripe');
  expect(settingsOf('depa', withStripe).SERVICE.PAYMENT.CODE).toBe('stripe');
  expect(settingsOf(null, parseConfig({})).SERVICE.PAYMENT.CODE).toBe('sandbox');
});
