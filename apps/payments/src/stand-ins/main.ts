import type { FastifyInstance } from 'fastify';
import { buildPayjp } from './payjp/build-payjp.ts';
import type { StandInOptions } from './stand-in-options.ts';
import { buildStripe } from './stripe/build-stripe.ts';

const builders: Readonly<Record<string, (options: StandInOptions) => FastifyInstance>> = {
  stripe: buildStripe,
  payjp: buildPayjp,
};
const { DEMO, STAND_IN = '', STAND_IN_PORT = '4003', STAND_IN_WEBHOOK_URL = null } = process.env;

if (DEMO !== '1') throw new Error('payments: a stand-in runs in demo mode only (set DEMO=1)');
const build = builders[STAND_IN];
if (!build) throw new Error(`payments: STAND_IN names one of ${Object.keys(builders).join(', ')}`);
const app = build({
  secretKey: process.env['STAND_IN_SECRET_KEY'] ?? '',
  publicKey: process.env['STAND_IN_PUBLIC_KEY'] ?? '',
  publicUrl: `http://localhost:${STAND_IN_PORT}`,
  webhookUrl: STAND_IN_WEBHOOK_URL,
  webhookSecret: process.env['STAND_IN_WEBHOOK_SECRET'] ?? '',
});
await app.listen({ port: Number(STAND_IN_PORT), host: '127.0.0.1' });
process.stdout.write('The stand-in listens.\n');
process.once('SIGTERM', () => void app.close());
