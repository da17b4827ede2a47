import { buildStripe } from './build-stripe.ts';

const { DEMO, STAND_IN_PORT = '4003', STAND_IN_WEBHOOK_URL = null, STAND_IN_WEBHOOK_SECRET = '' } = process.env;

if (DEMO !== '1') throw new Error('payments: a stand-in runs in demo mode only (set DEMO=1)');
const app = buildStripe({
  secretKey: process.env['STAND_IN_SECRET_KEY'] ?? '',
  publicKey: process.env['STAND_IN_PUBLIC_KEY'] ?? '',
  publicUrl: `http://localhost:${STAND_IN_PORT}`,
  webhookUrl: STAND_IN_WEBHOOK_URL,
  webhookSecret: STAND_IN_WEBHOOK_SECRET,
});
await app.listen({ port: Number(STAND_IN_PORT), host: '127.0.0.1' });
process.stdout.write('The stand-in listens.\n');
process.once('SIGTERM', () => void app.close());
