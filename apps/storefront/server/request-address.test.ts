import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { requestAddress } from './request-address.ts';

const request = (headers: Record<string, string>, url = '/product/?page=2'): IncomingMessage =>
  ({
    headers: { host: 'Fle.localhost:4000', ...headers },
    url,
    socket: { remoteAddress: '192.0.2.1' },
  }) as unknown as IncomingMessage;

describe('the address of a request', () => {
  it('consists of the host, the path and the remote end of the connection', () => {
    expect(requestAddress(request({}), false)).toEqual({
      hostname: 'fle.localhost',
      url: new URL('http://fle.localhost:4000/product/?page=2'),
      client: '192.0.2.1',
    });
  });

  it('ignores forwarding headers without a trusted proxy', () => {
    const claimed = request({
      'x-forwarded-for': '198.51.100.7',
      'x-forwarded-host': 'depa.localhost',
      'x-forwarded-proto': 'https',
    });
    expect(requestAddress(claimed, false)).toMatchObject({ hostname: 'fle.localhost', client: '192.0.2.1' });
  });

  it('uses what the trusted proxy itself added, not what it passed on', () => {
    const passed = request({
      'x-forwarded-for': '198.51.100.7, 203.0.113.5',
      'x-forwarded-host': 'depa.localhost',
      'x-forwarded-proto': 'https',
    });
    const address = requestAddress(passed, true);
    expect([address?.hostname, address?.client, address?.url.protocol]).toEqual([
      'depa.localhost',
      '203.0.113.5',
      'https:',
    ]);
  });

  it.each(['', 'a b', 'host/path', 'x:123456', '-a'])('is null for the host %j', (host) => {
    expect(requestAddress(request({ host }), false)).toBeNull();
  });

  it('stays on this host when the path begins with two slashes', () => {
    expect(requestAddress(request({}, '//evil.example/x'), false)?.url.href).toBe(
      'http://fle.localhost:4000/evil.example/x',
    );
  });
});
