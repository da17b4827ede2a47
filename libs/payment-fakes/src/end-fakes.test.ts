import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { buildPayjp } from './payjp/build-payjp.ts';
import { buildStripe } from './stripe/build-stripe.ts';

const options = { secretKey: '', publicKey: '', publicUrl: '', webhookUrl: null, webhookSecret: '' };

it.each([
  ['stripe', buildStripe],
  ['payjp', buildPayjp],
])(
  'the fake of %s stops while a browser has an idle connection open',
  async (_name, build) => {
    const app = build(options);
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    const idle = connect(port, '127.0.0.1');
    await once(idle, 'connect');
    const closed = once(idle, 'close');
    await app.close();
    await closed;
    expect(app.server.listening).toBe(false);
  },
  20_000,
);
