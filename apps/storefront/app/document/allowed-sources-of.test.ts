import { contractExample } from '@shop/api/testing';
import { describe, expect, it } from 'vitest';
import { allowedSourcesOf, hidesAddress } from './allowed-sources-of.ts';

const settings = contractExample('FrontSettings');

describe('images', () => {
  const storedAt = (STORAGE_URL: string) =>
    allowedSourcesOf({ ...settings, SITE: { ...settings.SITE, STORAGE_URL } }, '/');

  it('may come from a storage at another origin', () => {
    expect(storedAt('https://files.example.com/shop')).toEqual({ 'img-src': ['https://files.example.com'] });
  });

  it.each(['', '/storage'])('may come from no other origin for the storage %j, which is at this origin', (storage) => {
    expect(storedAt(storage)).toEqual({});
  });
});

describe('a payment service whose card fields are loaded by a script', () => {
  const SOURCES = {
    SCRIPT: ['https://js.example.com'],
    CONNECT: ['https://api.example.com'],
    FRAME: ['https://js.example.com'],
  };
  const allowed = (pathname: string) =>
    allowedSourcesOf({ ...settings, PAYMENT: { ...settings.PAYMENT, SOURCES } }, pathname);

  it.each(['/cart/payment/', '/mypage/card/add/'])('is allowed on %s, including wallets of the device', (pathname) => {
    expect(allowed(pathname)).toEqual({
      'script-src': ['https://js.example.com'],
      'connect-src': ['https://api.example.com'],
      'frame-src': ['https://js.example.com'],
      payment: ['https://js.example.com'],
    });
  });

  it.each(['/', '/cart/', '/cart/confirm/', '/login/'])('is not allowed on %s', (pathname) => {
    expect(allowed(pathname)).toEqual({});
  });
});

describe('the captcha', () => {
  const allowed = (pathname: string, captcha: Partial<typeof settings.CAPTCHA> = {}) =>
    allowedSourcesOf({ ...settings, CAPTCHA: { ...settings.CAPTCHA, SITE_KEY: 'key', ...captcha } }, pathname);

  it('is allowed only at the path of its service', () => {
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

  it('is not allowed on payment screens, nor in a channel without a key', () => {
    expect(allowed('/cart/payment/')).toEqual({});
    expect(allowed('/mypage/card/add/')).toEqual({});
    expect(allowed('/login/', { SITE_KEY: null })).toEqual({});
  });
});

describe('the tag manager', () => {
  const service = { name: '見本', recipient: '見本解析', sent: '見たページ', purpose: '改善' };
  const SERVICES = [
    { ...service, sources: ['https://*.analytics.example'] },
    { ...service, sources: ['https://*.analytics.example', 'https://ads.example'] },
    service,
  ];
  const withKey = { ...settings, GTM: { ...settings.GTM, ID: 'GTM-ABC123', SERVICES } };

  it.each(['/', '/product/ham-fr-001/', '/cart/', '/cart/complete/', '/privacy/'])(
    'is allowed on %s, with the services that the privacy page names (L-40)',
    (pathname) => {
      const sources = ['https://www.googletagmanager.com/', 'https://*.analytics.example', 'https://ads.example'];
      expect(allowedSourcesOf(withKey, pathname)).toEqual({
        'img-src': sources,
        'script-src': sources,
        'connect-src': sources,
        'frame-src': sources,
      });
      expect(hidesAddress(withKey, pathname)).toBe(false);
    },
  );

  it.each(['/login/', '/register/', '/contact/', '/mypage/', '/cart/confirm/', '/cart/payment/', '/reminder/reset/'])(
    'is not allowed on %s, whose URL is hidden from the tags of the next screen',
    (pathname) => {
      expect(allowedSourcesOf(withKey, pathname)).toEqual({});
      expect(hidesAddress(withKey, pathname)).toBe(true);
    },
  );

  it('allows and hides nothing in a channel without a tag manager, even when services are named', () => {
    const without = { ...settings, GTM: { ...settings.GTM, SERVICES } };
    expect(allowedSourcesOf(without, '/')).toEqual({});
    expect(hidesAddress(without, '/login/')).toBe(false);
  });

  it('is allowed together with the storage and the captcha', () => {
    const all = {
      ...withKey,
      SITE: { ...settings.SITE, STORAGE_URL: 'https://files.example.com' },
      CAPTCHA: { ...settings.CAPTCHA, SITE_KEY: 'key', URL: 'https://captcha.example.com' },
    };
    expect(allowedSourcesOf(all, '/')).toMatchObject({
      'img-src': expect.arrayContaining(['https://files.example.com', 'https://www.googletagmanager.com/']) as unknown,
      'script-src': expect.arrayContaining(['https://captcha.example.com/', 'https://ads.example']) as unknown,
    });
  });
});
