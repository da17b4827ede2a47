/** The secret of the command line in these tests. */
export const operatorSecret = 'the-operator-of-the-production-test';

/**
 * The settings of an API server in production with services that are never reached: no order is placed in these tests.
 */
export const productionSettings = (databaseUrl: string): Readonly<Record<string, string>> => ({
  NODE_ENV: 'production',
  DATABASE_URL: databaseUrl,
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'mihon@example.jp',
  PUBLIC_URL: 'http://127.0.0.1',
  SEED: 'empty',
  STRIPE_SECRET_KEY: 'sk_test_of_the_production_test',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_of_the_production_test',
  STRIPE_WEBHOOK_SECRET: 'whsec_of_the_production_test',
  OPERATOR_SECRET: operatorSecret,
  TRUSTED_PROXIES: '1',
});
