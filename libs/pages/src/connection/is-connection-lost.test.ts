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
  ['no answer', { kind: 'network', status: 0, code: 'network.failed' }],
  ['no answer in time', { kind: 'timeout', status: 0, code: 'network.timeout' }],
  ["the page server's word that it cannot reach the API", { status: 502, code: 'upstream.unreachable' }],
  ["a proxy's 502", { status: 502, code: 'http.502' }],
  ["a proxy's 503", { status: 503, code: 'http.503' }],
  ["a proxy's 504", { status: 504, code: 'http.504' }],
] as const)('%s is a lost connection', async (_, plain) => {
  expect(await isConnectionLost(failure(plain))).toBe(true);
});

test.each([
  ['a call that was cancelled', { kind: 'aborted', status: 0, code: 'network.aborted' }],
  ['a closed shop', { status: 503, code: 'maintenance' }],
  ['a page that is not there', { status: 404, code: 'product.not_found' }],
  ['a fault of the server', { status: 500, code: 'internal' }],
] as const)('%s is not', async (_, plain) => {
  expect(await isConnectionLost(failure(plain))).toBe(false);
});

test('a redirect, which is no error, is not', async () => {
  expect(await isConnectionLost(new Response(null, { status: 302 }))).toBe(false);
});
