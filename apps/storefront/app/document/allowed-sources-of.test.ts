import { contractExample } from '@shop/api/testing';
import { describe, expect, it } from 'vitest';
import { allowedSourcesOf } from './allowed-sources-of.ts';

const settings = contractExample('FrontSettings');

describe('pictures', () => {
  const storedAt = (STORAGE_URL: string) =>
    allowedSourcesOf({ ...settings, SITE: { ...settings.SITE, STORAGE_URL } }, '/');

  it('may come from the storage where it is another origin', () => {
    expect(storedAt('https://files.example.com/shop')).toEqual({ 'img-src': ['https://files.example.com'] });
  });

  it.each(['', '/storage'])('may come from nowhere besides for the storage %j, which is this origin', (storage) => {
    expect(storedAt(storage)).toEqual({});
  });
});

describe('the captcha', () => {
  const allowed = (pathname: string, captcha: Partial<typeof settings.CAPTCHA> = {}) =>
    allowedSourcesOf({ ...settings, CAPTCHA: { ...settings.CAPTCHA, SITE_KEY: 'key', ...captcha } }, pathname);

  it('is let in by the path of its service alone', () => {
    const service = 'https://www.google.com/recaptcha/';
    expect(allowed('/login/')).toEqual({
      'script-src': [service, 'https://www.gstatic.com/recaptcha/'],
      'connect-src': [service],
      'frame-src': [service],
    });
    expect(allowed('/', { URL: 'https://captcha.example.com/v3' })['script-src']).toEqual([
      'https://captcha.example.com/v3/',
    ]);
  });

  it('is kept out of payment screens, and of a channel without a key', () => {
    expect(allowed('/cart/payment/')).toEqual({});
    expect(allowed('/mypage/card/add/')).toEqual({});
    expect(allowed('/login/', { SITE_KEY: null })).toEqual({});
  });
});
