import { ApiFailure, type ApiFailureKind } from '@shop/api';
import { expect, test } from 'vitest';
import { loadOrOffline } from './load-or-offline.ts';

const { signal } = new AbortController();

const failing = (kind: ApiFailureKind, status: number) => () =>
  Promise.reject(
    new ApiFailure({ kind, status, code: 'x', message: '', errors: {}, retryable: false, retryAfter: null }),
  );

test('loaded data is ready', async () => {
  expect(await loadOrOffline(async () => [1], signal)).toEqual({ status: 'ready', data: [1] });
});

test.each(['network', 'timeout'] as const)(
  'a failed connection (%s) is reported as offline, not as an empty list',
  async (kind) => {
    expect(await loadOrOffline(failing(kind, 0), signal)).toEqual({ status: 'outage' });
  },
);

test.each([
  ['upstream.unreachable', 502],
  ['http.504', 504],
])('an error of a proxy (%s) is reported as offline', async (code, status) => {
  const failure = new ApiFailure({
    kind: 'http',
    status,
    code,
    message: '',
    errors: {},
    retryable: true,
    retryAfter: null,
  });
  expect(await loadOrOffline(() => Promise.reject(failure), signal)).toEqual({ status: 'outage' });
});

test('a lost session shows the skeleton until the login opens', async () => {
  expect(await loadOrOffline(failing('http', 401), signal)).toEqual({ status: 'leaving' });
});

test.each([
  ['http', 404],
  ['http', 500],
  ['aborted', 0],
] as const)('%s %d is passed on to the error page', async (kind, status) => {
  await expect(loadOrOffline(failing(kind, status), signal)).rejects.toBeInstanceOf(ApiFailure);
});
