import { contractExample } from '@shop/api/testing';
import { describe, expect, it } from 'vitest';
import { allowedSourcesOf, hidesAddress } from './allowed-sources-of.ts';

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

describe('the tag manager', () => {
  const service = { name: '見本', recipient: '見本解析', sent: '見たページ', purpose: '改善' };
  const SERVICES = [
    { ...service, sources: ['https://*.analytics.example'] },
    { ...service, sources: ['https://*.analytics.example', 'https://ads.example'] },
    service,
  ];
  const withKey = { ...settings, GTM: { ...settings.GTM, ID: 'GTM-ABC123', SERVICES } };

  it.each(['/', '/product/ham-fr-001/', '/cart/', '/cart/complete/', '/privacy/'])(
    'is let in on %s, and with it those that the page of privacy names (L-40)',
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
    'is kept out of %s, whose address the next screen’s tags must not read',
    (pathname) => {
      expect(allowedSourcesOf(withKey, pathname)).toEqual({});
      expect(hidesAddress(withKey, pathname)).toBe(true);
    },
  );

  it('opens nothing and hides nothing where the channel has none, whatever services are named', () => {
    const without = { ...settings, GTM: { ...settings.GTM, SERVICES } };
    expect(allowedSourcesOf(without, '/')).toEqual({});
    expect(hidesAddress(without, '/login/')).toBe(false);
  });

  it('stands beside the storage and the captcha', () => {
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
