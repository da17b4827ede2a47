import { describe, expect, it } from 'vitest';
import { apiTarget } from './api-target.ts';

const judge = (sent: string) => apiTarget(sent, new URL(`http://localhost${sent.replace(/^\/*/, '/')}`));

describe('the API receives', () => {
  it.each([
    ['/v1/products?word=%E3%83%8F%2F..%2F&page=2'],
    ['/v1'],
    ['/v1/static-pages/url%2Fguide%2F%E6%B7%B1%E3%81%84'],
    ['/v1/products/100%25'],
    ['/v1/products/a..b/...c/.d'],
    ['/v1/products/a;b,c|d'],
    ['/webhooks/payments'],
    ['/demo/inbox/'],
    ['/public.json'],
  ])('%s unchanged', (sent) => {
    expect(judge(sent)).toEqual({ kind: 'api', path: sent });
  });

  it('no fragment', () => {
    expect(judge('/v1/products#/../metrics')).toEqual({ kind: 'api', path: '/v1/products' });
  });
});

describe('the API does not receive', () => {
  it.each([
    ['/v1/../metrics'],
    ['/v1/%2e%2e/metrics'],
    ['/v1/.%2E/internal/changes'],
    ['/v1/./products'],
    ['/demo/../metrics'],
    ['/webhooks/..'],
    ['/v1/..%2fmetrics'],
    ['/v1/%2e%2e%2fmetrics'],
    ['/v1/..%5cmetrics'],
    ['/v1/..\\metrics'],
    ['/v1\\..\\metrics'],
    ['/v1/%252e%252e%252fmetrics'],
    ['/v1/%25252e%25252e/metrics'],
    ['/v1/..;/metrics'],
    ['/v1/..%3b/metrics'],
    ['/v1/%00/products'],
    ['/v1/products%0d%0aX:1'],
    ['/v1/%'],
    ['/v1/%E0%A4%A'],
    ['//v1/products'],
    ['/\\v1/../v1/products'],
    ['/x/../v1/products'],
    ['/x/..\\v1/products'],
    ['/%2e/v1/products'],
  ])('%s', (sent) => {
    expect(judge(sent).kind).not.toBe('api');
  });
});

it.each([
  ['/metrics'],
  ['/internal/changes'],
  ['/V1/products'],
  ['/%76%31/products'],
  ['/v1.json'],
  ['/public.json/x'],
  ['/product/'],
  ['/%'],
  ['/v1;/../metrics'],
])('%s is a page', (sent) => {
  expect(judge(sent).kind).toBe('page');
});
