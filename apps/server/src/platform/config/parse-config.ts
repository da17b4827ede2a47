import { join, resolve } from 'node:path';
import { StartError } from '../process/start-failure.ts';
import type { Config } from './config.ts';
import { choiceOf, type Env, flagOf, integerOf, secretOf, textOf, urlOf } from './read-env.ts';

const PORTS = [1, 65_535] as const;
const MASTERS = join(import.meta.dirname, '../../..', 'photographs');
const CAPTCHA_SERVICE = 'https://www.google.com/recaptcha';
const TAG_MANAGER = 'https://www.googletagmanager.com';
const DEMO_SECRET = 'secret-of-the-sandbox';
const DEMO_WEBHOOK_SECRET = 'webhook-secret-of-the-sandbox';

/**
 * Parses the environment. Demo parts are on by default outside production (`DEMO=0` turns them off); with
 * `NODE_ENV=production` they need `DEMO=1`, and settings that would leave one of them on are refused.
 * @throws StartError with one line for the operator
 */
export function parseConfig(env: Env): Config {
  const production = textOf(env, 'NODE_ENV') === 'production';
  const demo = flagOf(env, 'DEMO', !production);
  const paymentsUrl = urlOf(env, 'PAYMENTS_URL', ['http', 'https']);
  const sandbox = `http://localhost:${integerOf(env, 'PAYMENTS_PORT', 4002, PORTS)}`;
  const folder = resolve(textOf(env, 'DATA_DIR') ?? '.data');
  const config: Config = {
    demo,
    seed: choiceOf(env, 'SEED', ['sample', 'empty']),
    listen: { host: textOf(env, 'API_HOST') ?? '127.0.0.1', port: integerOf(env, 'API_PORT', 4001, PORTS) },
    publicUrl: urlOf(env, 'PUBLIC_URL', ['http', 'https']) ?? `http://localhost:${integerOf(env, 'PORT', 4000, PORTS)}`,
    database: {
      url: urlOf(env, 'DATABASE_URL', ['postgres', 'postgresql']),
      folder,
      poolSize: integerOf(env, 'DATABASE_POOL', 10, [1, 200]),
    },
    images: { masters: MASTERS, cache: join(folder, 'images') },
    photographs: { folder, s3: bucketOf(env) },
    log: { level: textOf(env, 'LOG_LEVEL') ?? 'info' },
    trustedProxies: integerOf(env, 'TRUSTED_PROXIES', 0, [0, 10]),
    mail: { smtpUrl: urlOf(env, 'SMTP_URL', ['smtp', 'smtps']), from: textOf(env, 'MAIL_FROM') ?? 'shop@example.jp' },
    payments: {
      url: paymentsUrl ?? sandbox,
      publicUrl: urlOf(env, 'PAYMENTS_PUBLIC_URL', ['http', 'https']) ?? paymentsUrl ?? sandbox,
      secret: secretOf(env, 'PAYMENTS_SECRET') ?? DEMO_SECRET,
      webhookSecret: secretOf(env, 'PAYMENTS_WEBHOOK_SECRET') ?? DEMO_WEBHOOK_SECRET,
    },
    stripe: stripeOf(env),
    payjp: payjpOf(env),
    captcha: {
      url: urlOf(env, 'CAPTCHA_URL', ['http', 'https']) ?? CAPTCHA_SERVICE,
      secret: secretOf(env, 'CAPTCHA_SECRET'),
    },
    tagManagerUrl: urlOf(env, 'GTM_URL', ['http', 'https']) ?? TAG_MANAGER,
    operatorSecret: secretOf(env, 'OPERATOR_SECRET'),
    redisUrl: urlOf(env, 'REDIS_URL', ['redis', 'rediss']),
    telemetryUrl: urlOf(env, 'OTEL_EXPORTER_OTLP_ENDPOINT', ['http', 'https']),
    rateLimitFactor: integerOf(env, 'RATE_LIMIT_FACTOR', 1, [1, 1_000_000]),
    turnOff: { jobs: flagOf(env, 'JOBS_OFF', false) },
  };
  if (!demo) refuseDemoParts(env, config);
  return config;
}

/** The bucket of photographs, when one is named. @throws StartError for half of what it needs */
function bucketOf(env: Env): Config['photographs']['s3'] {
  const name = textOf(env, 'S3_BUCKET');
  const endpoint = urlOf(env, 'S3_ENDPOINT', ['http', 'https']);
  const [accessKeyId, secretAccessKey] = [textOf(env, 'S3_ACCESS_KEY_ID'), secretOf(env, 'S3_SECRET_ACCESS_KEY')];
  if ((accessKeyId === null) !== (secretAccessKey === null))
    throw new StartError('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together: set both, or neither.');
  if (name === null) {
    if (endpoint ?? accessKeyId) throw new StartError('S3_BUCKET is missing: it names the bucket of photographs.');
    return null;
  }
  return {
    name,
    endpoint,
    region: textOf(env, 'S3_REGION') ?? 'ap-northeast-1',
    pathStyle: flagOf(env, 'S3_PATH_STYLE', endpoint !== null),
    credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : null,
  };
}

/** Reads the settings of Stripe. Without the webhook's secret events are ignored, and payments are only polled. */
function stripeOf(env: Env): Config['stripe'] {
  return {
    secretKey: secretOf(env, 'STRIPE_SECRET_KEY'),
    publicKey: textOf(env, 'STRIPE_PUBLISHABLE_KEY'),
    webhookSecret: secretOf(env, 'STRIPE_WEBHOOK_SECRET'),
    apiUrl: urlOf(env, 'STRIPE_API_URL', ['http', 'https']),
    scriptUrl: urlOf(env, 'STRIPE_JS_URL', ['http', 'https']),
  };
}

/** Reads the settings of PAY.JP, whose events contain a token of the account. */
function payjpOf(env: Env): Config['payjp'] {
  return {
    secretKey: secretOf(env, 'PAYJP_SECRET_KEY'),
    publicKey: textOf(env, 'PAYJP_PUBLIC_KEY'),
    webhookToken: secretOf(env, 'PAYJP_WEBHOOK_TOKEN'),
    apiUrl: urlOf(env, 'PAYJP_API_URL', ['http', 'https']),
    scriptUrl: urlOf(env, 'PAYJP_JS_URL', ['http', 'https']),
  };
}

/** Refuses demo parts without demo mode: the sandbox, sample secrets, mail that is not sent. */
function refuseDemoParts(env: Env, { database, mail, stripe, payjp }: Config): void {
  const open = [
    database.url === null && 'DATABASE_URL (PGlite is for the demo: a power cut may lose orders)',
    mail.smtpUrl === null && 'SMTP_URL (the inbox page is for the demo)',
    textOf(env, 'MAIL_FROM') === null && 'MAIL_FROM',
    textOf(env, 'PUBLIC_URL') === null && 'PUBLIC_URL',
    stripe.secretKey === null && payjp.secretKey === null && 'STRIPE_SECRET_KEY or PAYJP_SECRET_KEY',
    textOf(env, 'PAYMENTS_URL') !== null && 'no PAYMENTS_URL (the payment sandbox is for the demo)',
    stripe.secretKey !== null && stripe.publicKey === null && 'STRIPE_PUBLISHABLE_KEY',
    stripe.secretKey !== null && stripe.webhookSecret === null && 'STRIPE_WEBHOOK_SECRET',
    (stripe.apiUrl ?? stripe.scriptUrl) !== null && 'no STRIPE_API_URL and STRIPE_JS_URL (they are for tests)',
    payjp.secretKey !== null && payjp.publicKey === null && 'PAYJP_PUBLIC_KEY',
    payjp.secretKey !== null && payjp.webhookToken === null && 'PAYJP_WEBHOOK_TOKEN',
    (payjp.apiUrl ?? payjp.scriptUrl) !== null && 'no PAYJP_API_URL and PAYJP_JS_URL (they are for tests)',
  ].filter((line) => line !== false);
  if (open.length > 0)
    throw new StartError(
      `Production mode does not start on demo parts. Set: ${open.join(', ')}; or DEMO=1 for the demo.`,
    );
}
