import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { openSharedStore, type SharedStore } from './open-shared-store.ts';

let store: SharedStore | undefined;
afterEach(() => store?.close());

/** Opens a store on a port, with its reported errors and a promise of the first error. */
function open(port: number) {
  const errors: string[] = [];
  const first = Promise.withResolvers<void>();
  const opened = openSharedStore({
    url: `redis://127.0.0.1:${port}`,
    onLost: (error) => {
      errors.push(error instanceof Error ? error.constructor.name : String(error));
      first.resolve();
    },
    onBack: () => errors.push('back'),
  });
  store = opened;
  return { store: opened, errors, firstError: first.promise };
}

it('without Redis every call returns null, and the error is reported once', async () => {
  const { store: absent, errors, firstError } = open(9);
  await firstError;
  expect(
    await Promise.all([
      absent.count('a', 1000),
      absent.fetch(['a']),
      absent.isStorable('a', Buffer.from('x'), 1000),
      absent.increase('a'),
    ]),
  ).toEqual([null, null, null, null]);
  expect(errors).toHaveLength(1);
});

it('a Redis that accepts connections without responding does not block a call', async () => {
  const sockets: Socket[] = [];
  const mute = createServer((socket) => sockets.push(socket)).listen(0, '127.0.0.1');
  await once(mute, 'listening');
  const { store: silent } = open((mute.address() as AddressInfo).port);
  expect(await silent.count('a', 1000)).toBeNull();
  silent.close();
  store = undefined;
  for (const socket of sockets) socket.destroy();
  mute.close();
});
