import { ApiFailure, type PlainApiFailure } from '@shop/api';
import { expect, test } from 'vitest';
import { isConnectionLost } from './is-connection-lost.ts';

const failure = (plain: Partial<PlainApiFailure>) =>
  new ApiFailure({
    kind: 'http',
    status: 500,
    code: 'internal',
    message: '',
    errors: {},
    retryable: false,
    retryAfter: null,
    ...plain,
  });

test.each([
  ['no response', { kind: 'network', status: 0, code: 'network.failed' }],
  ['a timeout', { kind: 'timeout', status: 0, code: 'network.timeout' }],
  ["the page server's error that it cannot reach the API", { status: 502, code: 'upstream.unreachable' }],
  ["a proxy's 502", { status: 502, code: 'http.502' }],
  ["a proxy's 503", { status: 503, code: 'http.503' }],
  ["a proxy's 504", { status: 504, code: 'http.504' }],
] as const)('%s is a lost connection', async (_, plain) => {
  expect(await isConnectionLost(failure(plain))).toBe(true);
});

test.each([
  ['a cancelled request', { kind: 'aborted', status: 0, code: 'network.aborted' }],
  ['a closed shop', { status: 503, code: 'maintenance' }],
  ['a missing page', { status: 404, code: 'product.not_found' }],
  ['a server error', { status: 500, code: 'internal' }],
] as const)('%s is not a lost connection', async (_, plain) => {
  expect(await isConnectionLost(failure(plain))).toBe(false);
});

test('a redirect is not a lost connection', async () => {
  expect(await isConnectionLost(new Response(null, { status: 302 }))).toBe(false);
});
