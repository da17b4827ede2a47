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

describe('a payment service whose card fields come by a script', () => {
  const SOURCES = {
    SCRIPT: ['https://js.example.com'],
    CONNECT: ['https://api.example.com'],
    FRAME: ['https://js.example.com'],
  };
  const allowed = (pathname: string) =>
    allowedSourcesOf({ ...settings, PAYMENT: { ...settings.PAYMENT, SOURCES } }, pathname);

  it.each(['/cart/payment/', '/mypage/card/add/'])('is let in on %s, wallets of the device with it', (pathname) => {
    expect(allowed(pathname)).toEqual({
      'script-src': ['https://js.example.com'],
      'connect-src': ['https://api.example.com'],
      'frame-src': ['https://js.example.com'],
      payment: ['https://js.example.com'],
    });
  });

  it.each(['/', '/cart/', '/cart/confirm/', '/login/'])('is kept out of %s', (pathname) => {
    expect(allowed(pathname)).toEqual({});
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
