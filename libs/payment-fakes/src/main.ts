import type { FastifyInstance } from 'fastify';
import { buildPayjp } from './payjp/build-payjp.ts';
import type { FakeOptions } from './fake-options.ts';
import { buildStripe } from './stripe/build-stripe.ts';

const builders: Readonly<Record<string, (options: FakeOptions) => FastifyInstance>> = {
  stripe: buildStripe,
  payjp: buildPayjp,
};
const { DEMO, PAYMENT_FAKE = '', PAYMENT_FAKE_PORT = '4003', PAYMENT_FAKE_WEBHOOK_URL = null } = process.env;

if (DEMO !== '1') throw new Error('payments: a fake runs in demo mode only (set DEMO=1)');
const build = builders[PAYMENT_FAKE];
if (!build) throw new Error(`payments: PAYMENT_FAKE names one of ${Object.keys(builders).join(', ')}`);
const app = build({
  secretKey: process.env['PAYMENT_FAKE_SECRET_KEY'] ?? '',
  publicKey: process.env['PAYMENT_FAKE_PUBLIC_KEY'] ?? '',
  publicUrl: `http://localhost:${PAYMENT_FAKE_PORT}`,
  webhookUrl: PAYMENT_FAKE_WEBHOOK_URL,
  webhookSecret: process.env['PAYMENT_FAKE_WEBHOOK_SECRET'] ?? '',
});
await app.listen({ port: Number(PAYMENT_FAKE_PORT), host: '127.0.0.1' });
process.stdout.write('The fake listens.\n');
process.once('SIGTERM', () => void app.close());
