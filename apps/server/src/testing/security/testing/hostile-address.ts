import fc from 'fast-check';
import { parse } from 'node:querystring';
import type { ValidateFunction } from 'ajv/dist/2020.js';
import type { ContractCall } from './contract-calls.ts';

/** Query values that are invalid for every operation, or valid by accident. */
export const VALUES = [
  '',
  '0',
  '-1',
  '1.5',
  '1e3',
  '0x10',
  'NaN',
  '99999999999999999999',
  '%EF%BC%91',
  'two',
  '%20',
  '%27%22%3B--',
  '%3Cb%3E',
  'null',
  'true',
  'x'.repeat(3000),
];
/** Path values that no URL of the shop has. */
export const PARTS = [
  '..',
  '.',
  '%2e%2e',
  '..%2f..%2fetc%2fpasswd',
  '%252e%252e%252f',
  '..%5c..%5cboot.ini',
  '%00',
  'a%00.html',
  '%ff',
  '%c0%ae%c0%ae',
  '%',
  '%zz',
  ';admin=1',
  '%0d%0aset-cookie:a=b',
  '*',
  '%7Bid%7D',
  '%20',
  '-1',
  '0',
  '1.5',
  '99999999999999999999',
  'x'.repeat(99),
  'x'.repeat(5000),
  '%F0%9F%8D%96',
  "1'%20or%20'1'='1",
  '__proto__',
  'constructor',
];

/** Queries that the contract refuses: unknown or repeated names, lists and objects in place of a value, bad values. */
export function hostileQuery({ schemas }: ContractCall, validate: ValidateFunction): fc.Arbitrary<string> {
  const known = Object.keys((schemas.querystring?.properties ?? {}) as object);
  const name = fc.constantFrom(
    'nonsense',
    '__proto__',
    'constructor',
    'page',
    'per[]',
    'a[b]',
    ...known,
    ...known.map((it) => `${it}[]`),
    ...known.map((it) => `${it}[a]`),
  );
  const pair = fc.tuple(name, fc.constantFrom(...VALUES)).map(([key, value]) => `${encodeURIComponent(key)}=${value}`);
  return fc
    .array(pair, { minLength: 1, maxLength: 3 })
    .map((pairs) => pairs.join('&'))
    .filter((query) => !validate({ ...parse(query) }));
}

/** Paths of the call with one invalid part. */
export function hostilePath({ path, pathNames }: ContractCall): fc.Arbitrary<string> {
  return fc
    .tuple(fc.constantFrom(...pathNames), fc.constantFrom(...PARTS))
    .map(([name, part]) => path.replace(`{${name}}`, part).replace(/\{\w+\}/g, '1'));
}
