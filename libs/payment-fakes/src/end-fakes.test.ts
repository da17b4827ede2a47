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
  'the fake of %s ends although a browser has opened a connection ahead',
  async (_name, build) => {
    const app = build(options);
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    const ahead = connect(port, '127.0.0.1');
    await once(ahead, 'connect');
    const closed = once(ahead, 'close');
    await app.close();
    await closed;
    expect(app.server.listening).toBe(false);
  },
  20_000,
);
