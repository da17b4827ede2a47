import { beforeEach, describe, expect, it } from 'vitest';
import { ChannelDirectory, type Channel } from './channel-directory.server.ts';

const maintenance = (title: string): Channel => ({ kind: 'maintenance', title, message: '', retryAfter: null });
let requests: string[];
let isOut: boolean;
let directory: ChannelDirectory;
beforeEach(() => {
  requests = [];
  isOut = false;
  directory = new ChannelDirectory(async (host) => {
    requests.push(host);
    if (isOut) throw new Error('down');
    return maintenance(`${host} ${requests.length}`);
  });
});

describe('the state of a channel', () => {
  it('is requested once for all concurrent callers', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => directory.find('a')));
    expect([...answers, await directory.find('a')]).toEqual(Array.from({ length: 11 }, () => maintenance('a 1')));
  });

  it('is returned from the cache while it is requested again', async () => {
    await directory.find('a');
    await expect
      .poll(async () => {
        await directory.find('a');
        return requests.length;
      })
      .toBe(2);
    await expect.poll(() => directory.find('a')).toEqual(maintenance('a 2'));
  });

  it('is still returned while the API is down, but not for an unknown host', async () => {
    await directory.find('a');
    isOut = true;
    await expect
      .poll(async () => {
        await directory.find('a');
        return requests.length;
      })
      .toBeGreaterThan(2);
    expect(await directory.find('a')).toEqual(maintenance('a 1'));
    await expect(directory.find('b')).rejects.toThrow('down');
  });

  it('is not replaced by a response that was requested before a change', async () => {
    const answers = [Promise.withResolvers<Channel>(), Promise.withResolvers<Channel>()];
    const slow = new ChannelDirectory(
      () => answers[requests.push('a') - 1]?.promise ?? Promise.reject(new Error('not expected')),
    );
    const before = slow.find('a');
    slow.clear();
    const after = slow.find('a');
    answers[1]?.resolve(maintenance('new'));
    await after;
    answers[0]?.resolve(maintenance('old'));
    expect(await before).toEqual(maintenance('old'));
    expect(await slow.find('a')).toEqual(maintenance('new'));
  });

  it('is cached for a limited number of hosts, and all concurrent requests are answered', async () => {
    const hosts = Array.from({ length: 300 }, (_, index) => `h${index}`);
    expect(await Promise.all(hosts.map((host) => directory.find(host)))).toHaveLength(300);
    expect(await directory.find('h299')).toEqual(maintenance('h299 300'));
    expect(await directory.find('h0')).not.toEqual(maintenance('h0 1'));
  });
});
