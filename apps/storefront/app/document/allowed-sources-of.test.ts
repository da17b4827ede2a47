import { contractExample } from '@shop/api/testing';
import { expect, it } from 'vitest';
import { allowedSourcesOf } from './allowed-sources-of.ts';

const settings = contractExample('FrontSettings');
const storedAt = (STORAGE_URL: string) => allowedSourcesOf({ ...settings, SITE: { ...settings.SITE, STORAGE_URL } });

it('pictures may come from the storage where it is another origin', () => {
  expect(storedAt('https://files.example.com/shop')).toEqual({ 'img-src': ['https://files.example.com'] });
});

it.each(['', '/storage'])('nothing is allowed besides for the storage %j, which is this origin', (storage) => {
  expect(storedAt(storage)).toEqual({});
});
