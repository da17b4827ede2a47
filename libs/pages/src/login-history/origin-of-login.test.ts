import { expect, test } from 'vitest';
import { deviceOf, shortAddress } from './origin-of-login.ts';

const webKit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const blink = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  [
    'iPhone',
    'Safari',
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) ${webKit} Version/18.1 Mobile/15E148 Safari/604.1`,
  ],
  [
    'iPhone',
    'Chrome',
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) ${webKit} CriOS/131.0 Mobile/15E148 Safari/604.1`,
  ],
  [
    'iPhone',
    'LINE',
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) ${webKit} Mobile/15E148 Safari Line/14.19.0`,
  ],
  [
    'iPad',
    'Firefox',
    `Mozilla/5.0 (iPad; CPU OS 18_1 like Mac OS X) ${webKit} FxiOS/132.0 Mobile/15E148 Safari/605.1.15`,
  ],
  [
    'Android',
    'Samsung Internet',
    `Mozilla/5.0 (Linux; Android 10; K) ${blink} SamsungBrowser/26.0 Chrome/122.0.0.0 Mobile Safari/537.36`,
  ],
  [
    'Windows',
    'Edge',
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${blink} Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0`,
  ],
  ['Mac', 'Safari', `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webKit} Version/18.1 Safari/605.1.15`],
  ['Chrome OS', 'Chrome', `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${blink} Chrome/131.0.0.0 Safari/537.36`],
  ['Linux', 'Firefox', 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0'],
  ['Windows', null, 'Mozilla/5.0 (Windows NT 10.0) Trident/7.0'],
  [null, null, 'curl/8.5.0'],
  [null, null, ''],
])('%s with %s is recognised by its user agent', (system, browser, userAgent) => {
  expect(deviceOf(userAgent)).toEqual({ system, browser });
});

test.each([
  ['203.0.113.9', '203.0.…'],
  ['::ffff:203.0.113.9', '203.0.…'],
  ['2001:db8:85a3:0:0:8a2e:370:7334', '2001:db8:…'],
  ['::1', '::1'],
])('the address %s is shown as %s', (address, shown) => {
  expect(shortAddress(address)).toBe(shown);
});
