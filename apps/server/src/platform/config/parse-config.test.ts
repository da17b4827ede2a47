import { describe, expect, it } from 'vitest';
import { parseConfig } from './parse-config.ts';

const production = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgresql://shop@db/shop',
  SMTP_URL: 'smtp://mail',
  MAIL_FROM: 'shop@example.jp',
  PUBLIC_URL: 'https://shop.example.jp/',
  STRIPE_SECRET_KEY: 'sk_live_sixteen-letters',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_sixteen-letters',
  STRIPE_WEBHOOK_SECRET: 'whsec_sixteen-letters',
};

describe('without any variable', () => {
  it('the demo runs on PGlite, on loopback', () => {
    const config = parseConfig({});
    expect(config.demo).toBe(true);
    expect(config.database.url).toBeNull();
    expect(config.listen).toEqual({ host: '127.0.0.1', port: 4001 });
    expect(config.publicUrl).toBe('http://localhost:4000');
  });

  it('a blank variable counts as absent', () => {
    expect(parseConfig({ DATABASE_URL: ' ', API_PORT: '' }).listen.port).toBe(4001);
  });
});

describe('production mode', () => {
  it('has no demo parts', () => {
    const config = parseConfig(production);
    expect(config.demo).toBe(false);
    expect(config.publicUrl).toBe('https://shop.example.jp');
  });

  it.each(Object.keys(production).filter((name) => name !== 'NODE_ENV'))(
    'does not start without %s, which would leave a demo part enabled',
    (name) => {
      expect(() => parseConfig({ ...production, [name]: undefined })).toThrow(name);
    },
  );

  it('does not start with a payment sandbox, whatever its address and secrets', () => {
    expect(() =>
      parseConfig({
        ...production,
        PAYMENTS_URL: 'https://payments.example.jp',
        PAYMENTS_SECRET: 'sixteen-letters-',
        PAYMENTS_WEBHOOK_SECRET: 'sixteen-or-more-letters',
      }),
    ).toThrow('no PAYMENTS_URL');
  });

  it('uses Stripe at its own URL only', () => {
    expect(() => parseConfig({ ...production, STRIPE_API_URL: 'http://localhost:4003' })).toThrow('STRIPE_API_URL');
  });

  it('starts with PAY.JP alone too, with all keys of PAY.JP and at its own URL', () => {
    const {
      STRIPE_SECRET_KEY: _secret,
      STRIPE_PUBLISHABLE_KEY: _public,
      STRIPE_WEBHOOK_SECRET: _webhook,
      ...rest
    } = production;
    const keys = {
      PAYJP_SECRET_KEY: 'sk_live_sixteen-letters',
      PAYJP_PUBLIC_KEY: 'pk_live_sixteen-letters',
      PAYJP_WEBHOOK_TOKEN: 'whook_sixteen-letters',
    };
    expect(parseConfig({ ...rest, ...keys }).demo).toBe(false);
    for (const name of Object.keys(keys)) expect(() => parseConfig({ ...rest, ...keys, [name]: '' })).toThrow(name);
    expect(() => parseConfig({ ...rest, ...keys, PAYJP_JS_URL: 'http://localhost:4003' })).toThrow('PAYJP_JS_URL');
  });

  it('is turned off by DEMO=1', () => {
    expect(parseConfig({ NODE_ENV: 'production', DEMO: '1' }).demo).toBe(true);
  });
});

it.each([
  ['API_PORT', 'eighty'],
  ['API_PORT', '70000'],
  ['DATABASE_URL', 'mysql://db'],
  ['DATABASE_URL', 'db'],
  ['SMTP_URL', 'http://mail'],
  ['DEMO', 'yes'],
  ['TRUSTED_PROXIES', '-1'],
  ['SEED', 'nothing'],
])('%s=%s is refused with a one-line message that names the variable', (name, value) => {
  expect(() => parseConfig({ [name]: value })).toThrow(new RegExp(`^${name} must be [^\n]+$`));
});

it.each(['PAYMENTS_SECRET', 'PAYMENTS_WEBHOOK_SECRET', 'OPERATOR_SECRET'])(
  '%s of fewer than 16 characters is refused, in production and in the demo, and is not shown in the message',
  (name) => {
    for (const env of [production, { DEMO: '1' }]) {
      expect(() => parseConfig({ ...env, [name]: 'fifteen-letters' })).toThrow(
        /^(?!.*fifteen)[A-Z_]+ must have at least 16 characters\.$/,
      );
      expect(() => parseConfig({ ...env, [name]: 'sixteen-letters-' })).not.toThrow();
    }
  },
);

it('no message shows a URL, which may contain a password', () => {
  expect(() => parseConfig({ DATABASE_URL: 'mysql://shop:secret@db' })).toThrow(/^(?!.*secret)/);
});

describe('the bucket of photographs', () => {
  const keys = { S3_ACCESS_KEY_ID: 'an-account', S3_SECRET_ACCESS_KEY: 'sixteen-letters-' };

  it('is not used without a name: photographs are stored in the data folder', () => {
    expect(parseConfig({ DATA_DIR: '/srv/shop' }).photographs).toEqual({ folder: '/srv/shop', s3: null });
  });

  it('is on Amazon S3 unless another endpoint is set, which has the bucket name in the path', () => {
    expect(parseConfig({ S3_BUCKET: 'shop' }).photographs.s3).toEqual({
      name: 'shop',
      endpoint: null,
      region: 'ap-northeast-1',
      pathStyle: false,
      credentials: null,
    });
    const other = parseConfig({
      S3_BUCKET: 'shop',
      S3_ENDPOINT: 'https://s3.example.jp/',
      S3_REGION: 'tokyo',
      ...keys,
    });
    expect(other.photographs.s3).toMatchObject({ endpoint: 'https://s3.example.jp', region: 'tokyo', pathStyle: true });
  });

  it('is refused when one of its settings is missing', () => {
    expect(() => parseConfig({ S3_ENDPOINT: 'https://s3.example.jp' })).toThrow('S3_BUCKET');
    expect(() => parseConfig({ S3_BUCKET: 'shop', S3_ACCESS_KEY_ID: 'an-account' })).toThrow('S3_SECRET_ACCESS_KEY');
  });
});
