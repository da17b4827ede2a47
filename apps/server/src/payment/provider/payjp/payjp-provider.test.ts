import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FlakyLine, startFlakyLine } from '../../testing/flaky-line.ts';
import { testPayjp } from '../../testing/test-payjp.ts';
import type { TestCard, TestService } from '../../testing/test-service.ts';
import { testConfig } from '../../../testing/index.ts';
import type { NewServicePayment, PaymentProvider } from '../payment-provider.ts';
import { payjpProvider } from './payjp-provider.ts';

let service: TestService;
let line: FlakyLine;
let provider: PaymentProvider;
let references = 0;

beforeAll(async () => {
  // Nothing listens at this address: events are covered by the contract tests.
  service = await testPayjp('http://127.0.0.1:9/unused');
  line = await startFlakyLine(service.url);
  provider = payjpProvider({ ...testConfig(), ...service.config(line.url) }, () => undefined);
});
afterAll(async () => {
  await service.stop();
  await line.stop();
});

const now = new Date();
const wanted = (
  source: NewServicePayment['source'],
  reference = `reference-${(references += 1)}`,
): NewServicePayment => ({
  method: 'card',
  amount: 3_000,
  reference,
  source,
  store_code: null,
  return_url: 'http://simple.localhost:4000/cart/complete/?of=a-cart',
  customer: { name: '見本 太郎', email: 'taro@example.com', phone: '0312345678' },
  created_at: now,
  expires_at: new Date(now.getTime() + 900_000),
});

/** Creates a payment whose holder was authenticated by the bank. */
async function proved(card: TestCard = 'good') {
  const answer = await provider.create(wanted({ token: await service.token(card) }));
  if (answer.kind !== 'payment') throw new Error('No payment was begun.');
  await service.answerChallenge(answer.payment.next_url ?? '', 'pass');
  return answer.payment.id;
}

async function customerWithCard() {
  const customer = await provider.openCustomer(`customer-${(references += 1)}`);
  if (customer.kind !== 'ok') throw new Error('No customer was opened.');
  const card = await provider.saveCard(customer.value, await service.token('good'), 'unused');
  if (card.kind !== 'ok') throw new Error('The card was not saved.');
  return { customer_id: customer.value, card_id: card.value.id };
}

describe('the last step of a 3-D Secure payment, which PAY.JP leaves to the shop', () => {
  it('is required before the payment is authorised', async () => {
    const id = await proved();
    expect(await provider.read(id)).toMatchObject({ payment: { status: 'pending' } });
    expect(await provider.finish(id)).toMatchObject({ payment: { status: 'authorised' } });
    expect(await provider.finish(id)).toMatchObject({ payment: { status: 'authorised' } });
  });

  it('does not authorise a voided payment, although its holder was authenticated', async () => {
    const id = await proved();
    expect(await provider.reverse(id, { action: 'void' }, 'a-key')).toMatchObject({ payment: { status: 'voided' } });
    expect(await provider.finish(id)).toMatchObject({ payment: { status: 'voided' } });
    expect(await provider.capture(id, 3_000, 'another-key')).toMatchObject({ kind: 'refused' });
  });

  const finish = (id: string) => provider.finish(id);
  const letGo = (id: string) => provider.reverse(id, { action: 'void' }, 'a-key');
  it.each([
    ['finished first', [finish, letGo]],
    ['voided first', [letGo, finish]],
  ] as const)('releases the authorisation when the payment is voided at the same time: %s', async (_name, both) => {
    const id = await proved();
    const answers = await Promise.all(both.map((call) => call(id)));
    expect(answers.map(({ kind }) => kind)).toEqual(['payment', 'payment']);
    expect(await provider.read(id)).toMatchObject({ payment: { status: 'voided', refunded_amount: 0 } });
  });

  it('reports a declined card although the response was lost', async () => {
    const id = await proved('declined');
    line.lose('answer');
    expect(await provider.finish(id)).toEqual({ kind: 'unknown' });
    line.mend();
    expect(await provider.finish(id)).toMatchObject({ payment: { status: 'failed', failure_code: 'card_declined' } });
  });
});

describe('calls without idempotency keys', () => {
  it('create one payment with a saved card, however often they are repeated', async () => {
    const request = wanted(await customerWithCard());
    line.lose('answer');
    expect(await provider.create(request)).toEqual({ kind: 'unknown' });
    line.mend();
    const [one, two] = [await provider.create(request), await provider.create(request)];
    expect(one).toMatchObject({ payment: { status: 'requires_action', reference: request.reference } });
    expect(two).toEqual(one);
    const begun = line.answersTo('POST', /^\/v1\/charges$/).map(({ body }) => body as { metadata?: object });
    expect(begun.filter(({ metadata }) => JSON.stringify(metadata)?.includes(request.reference))).toHaveLength(1);
    expect(await provider.create({ ...request, reference: 'of-another-payment' })).not.toEqual(one);
  });

  it('create a customer once and save a card once', async () => {
    const { customer_id: customer, card_id: card } = await customerWithCard();
    expect(await provider.openCustomer(customer)).toEqual({ kind: 'ok', value: customer });
    expect(await provider.saveCard(customer, await service.token('good'), 'again')).toMatchObject({
      value: { id: card },
    });
    const token = await service.token('challenge');
    line.lose('answer');
    expect(await provider.saveCard(customer, token, 'lost')).toEqual({ kind: 'unknown' });
    line.mend();
    expect(await provider.saveCard(customer, token, 'lost')).toMatchObject({ value: { last4: '3220' } });
    expect(await provider.listCards(customer)).toMatchObject({ value: [{ last4: '1111' }, { last4: '3220' }] });
  });
});

it('requests sixty days, and reports a capture above the authorised amount as refused', async () => {
  const id = await proved();
  await provider.finish(id);
  expect(await provider.capture(id, 3_001, 'more')).toEqual({ kind: 'refused', code: 'capture_amount_gt_net' });
  const [begun] = line.answersTo('POST', /tds_finish$/).slice(-1);
  const { created, expired_at: until } = begun?.body as { created: number; expired_at: number };
  expect((until - created) / 86_400).toBe(provider.capabilities.authorisedDays);
});

it('accepts no payments at convenience stores', async () => {
  expect(provider.capabilities).toMatchObject({ methods: ['card'], stores: [] });
  expect(await provider.create({ ...wanted(null), method: 'cvs', store_code: 'lawson' })).toMatchObject({
    kind: 'refused',
  });
});

it('reports wrong keys as no answer and an unknown payment as refused, and trusts no event without a token', async () => {
  const withWrongKeys = payjpProvider(
    {
      payjp: {
        secretKey: 'sk_test_somebody',
        publicKey: 'pk',
        webhookToken: null,
        apiUrl: service.url,
        scriptUrl: null,
      },
    },
    () => undefined,
  );
  expect(await withWrongKeys.read('ch_any')).toEqual({ kind: 'unknown' });
  expect(withWrongKeys.isGenuine({ headers: { 'x-payjp-webhook-token': '' }, body: '' }, now)).toBe(false);
  expect(await provider.read('ch_unknown')).toEqual({ kind: 'refused', code: 'invalid_id' });
});
