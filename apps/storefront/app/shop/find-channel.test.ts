import { createApiClient } from '@shop/api';
import { maintenanceCopy } from '@shop/copy';
import { beforeEach, expect, it } from 'vitest';
import { makeLogger } from '../../server/make-logger.ts';
import { ChannelDirectory, type Channel } from './channel-directory.server.ts';
import { channelFinder } from './find-channel.server.ts';

/** An API at an address where no server listens. */
const api = createApiClient({
  baseUrl: 'http://127.0.0.1:2',
  channel: 'simple.localhost',
  getToken: () => null,
  onRefreshed: () => undefined,
  onSessionLost: () => undefined,
});
let isThere: boolean;
let lines: string[];
const open: Channel = { kind: 'unknown' };
const finder = () =>
  channelFinder(
    new ChannelDirectory(() => (isThere ? Promise.resolve(open) : api.GET('/public.json', {}).then(() => open))),
    makeLogger({ write: (line) => void lines.push(line.trimEnd()) }),
  );
beforeEach(() => {
  isThere = false;
  lines = [];
});

it('an unreachable API shows the maintenance screen, and is logged in one line', async () => {
  const find = finder();
  for (const host of ['simple.localhost', 'fle.localhost', 'simple.localhost']) {
    expect(await find(host)).toEqual({
      kind: 'maintenance',
      title: maintenanceCopy.unreachableTitle,
      message: maintenanceCopy.message,
      retryAfter: null,
    });
  }
  expect(lines).toHaveLength(1);
  expect(lines[0]).not.toContain('\n');
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ part: 'storefront', level: 'error', error: 'network.failed (0)' });
});

it('the next failure is logged again', async () => {
  const find = finder();
  await find('simple.localhost');
  isThere = true;
  expect(await find('simple.localhost')).toEqual(open);
  isThere = false;
  await find('fle.localhost');
  expect(lines).toHaveLength(2);
});
