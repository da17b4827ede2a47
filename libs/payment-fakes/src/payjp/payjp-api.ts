import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type {
  ChargeCaptureOptions,
  ChargeCreationOptions,
  ChargeUpdateOptions,
  CustomerCreationOptions,
  RefundCreationOptions,
} from 'payjp';
import { findTestCard } from '../cards/test-cards.ts';
import { type Params, readParams, textAt } from '../form-params.ts';
import { newId } from '../new-id.ts';
import type { FakeOptions } from '../fake-options.ts';
import { type StoredToken, nowSeconds } from './stored-charge.ts';
import type { PayjpBook } from './payjp-book.ts';
import { missing, PayjpRefusal } from './payjp-error.ts';
import { cardView, chargeView, customerView, listView, tokenView } from './payjp-views.ts';

/**
 * The parameters of each call, checked against the types of PAY.JP's library: other names are refused, as by PAY.JP.
 */
const known = {
  createCharge: [
    'amount',
    'currency',
    'card',
    'customer',
    'capture',
    'expiry_days',
    'three_d_secure',
    'metadata',
  ] satisfies (keyof ChargeCreationOptions)[],
  updateCharge: ['metadata'] satisfies (keyof ChargeUpdateOptions)[],
  capture: ['amount'] satisfies (keyof ChargeCaptureOptions)[],
  refund: ['amount', 'refund_reason'] satisfies (keyof RefundCreationOptions)[],
  createCustomer: ['id'] satisfies (keyof CustomerCreationOptions)[],
  createCard: ['card'],
  createToken: ['card'],
};

const brands = { visa: 'Visa', mastercard: 'MasterCard', jcb: 'JCB', amex: 'American Express' } as const;

type Call = FastifyRequest<{
  Params: { id: string; card: string };
  Body: string;
  Querystring: Record<string, string>;
}>;

/** The calls of PAY.JP that the shop makes. A repeated call is carried out twice: PAY.JP has no idempotency keys. */
export function payjpApi(app: FastifyInstance, book: PayjpBook, { secretKey, publicKey }: FakeOptions): void {
  const answer =
    (work: (call: Call) => object, key = secretKey) =>
    (request: FastifyRequest, reply: FastifyReply) => {
      if (request.headers.authorization !== `Basic ${Buffer.from(`${key}:`).toString('base64')}`)
        throw new PayjpRefusal(401, 'invalid_api_key');
      return reply.send(work(request as Call));
    };

  app.post(
    '/v1/charges',
    answer(({ body }) => chargeView(begin(book, readParams(body, known.createCharge)))),
  );
  app.get(
    '/v1/charges',
    answer(({ query }) => {
      const { since = '0', customer } = query;
      const found = book.charges.filter(
        (charge) => charge.created >= Number(since) && (customer === undefined || charge.customer === customer),
      );
      return listView(found.map(chargeView), '/v1/charges', {
        limit: Number(query['limit'] ?? 10),
        offset: Number(query['offset'] ?? 0),
      });
    }),
  );
  app.get(
    '/v1/charges/:id',
    answer(({ params }) => chargeView(book.find(params.id))),
  );
  app.post(
    '/v1/charges/:id',
    answer(({ params, body }) =>
      chargeView(book.update(book.find(params.id), metadataOf(readParams(body, known.updateCharge)))),
    ),
  );
  app.post(
    '/v1/charges/:id/tds_finish',
    answer(({ params }) => chargeView(book.finish(book.find(params.id)))),
  );
  app.post(
    '/v1/charges/:id/capture',
    answer(({ params, body }) => {
      const charge = book.find(params.id);
      return chargeView(book.capture(charge, numberAt(readParams(body, known.capture), 'amount') ?? charge.amount));
    }),
  );
  app.post(
    '/v1/charges/:id/refund',
    answer(({ params, body }) => {
      const wanted = readParams(body, known.refund);
      return chargeView(
        book.refund(book.find(params.id), numberAt(wanted, 'amount'), textAt(wanted, 'refund_reason') ?? null),
      );
    }),
  );

  app.post(
    '/v1/customers',
    answer(({ body }) => {
      const id = textAt(readParams(body, known.createCustomer), 'id') ?? newId('cus');
      if (book.customers.has(id)) throw new PayjpRefusal(400, 'already_exist_id', 'id');
      if (!/^[\w-]{1,100}$/.test(id)) throw new PayjpRefusal(400, 'invalid_flexible_id', 'id');
      book.customers.set(id, []);
      return customerView(id);
    }),
  );
  app.post(
    '/v1/customers/:id/cards',
    answer(({ params, body }) => {
      const cards = book.cardsOf(params.id);
      const card = book.spend(textAt(readParams(body, known.createCard), 'card') ?? '');
      if (cards.some(({ fingerprint }) => fingerprint === card.fingerprint))
        throw new PayjpRefusal(400, 'already_have_the_same_card', 'card');
      card.customer = params.id;
      cards.push(card);
      return cardView(card);
    }),
  );
  app.get(
    '/v1/customers/:id/cards',
    answer(({ params, query }) =>
      listView(book.cardsOf(params.id).map(cardView), `/v1/customers/${params.id}/cards`, {
        limit: Number(query['limit'] ?? 10),
      }),
    ),
  );
  app.delete(
    '/v1/customers/:id/cards/:card',
    answer(({ params }) => {
      const cards = book.cardsOf(params.id);
      if (!cards.some(({ id }) => id === params.card)) throw missing();
      book.customers.set(
        params.id,
        cards.filter(({ id }) => id !== params.card),
      );
      return { id: params.card, deleted: true, livemode: false };
    }),
  );

  app.post(
    '/v1/tokens',
    answer(({ body }) => tokenView(makeToken(book, readParams(body, known.createToken))), publicKey),
  );
  app.get(
    '/v1/tokens/:id',
    answer(({ params }) => {
      const token = book.tokens.get(params.id);
      if (!token) throw missing();
      return tokenView(token);
    }),
  );
}

function begin(book: PayjpBook, wanted: Params) {
  const amount = numberAt(wanted, 'amount') ?? 0;
  if (textAt(wanted, 'currency') !== 'jpy') throw new PayjpRefusal(400, 'invalid_currency', 'currency');
  if (amount < 50 || amount > 9_999_999) throw new PayjpRefusal(400, 'invalid_amount', 'amount');
  if (textAt(wanted, 'capture') !== 'false' || textAt(wanted, 'three_d_secure') !== 'true')
    throw new PayjpRefusal(400, 'invalid_boolean', 'three_d_secure');
  const expiryDays = numberAt(wanted, 'expiry_days') ?? 7;
  if (expiryDays < 1 || expiryDays > 60) throw new PayjpRefusal(400, 'invalid_expiry_days', 'expiry_days');
  const [customer, card] = [textAt(wanted, 'customer') ?? null, textAt(wanted, 'card') ?? ''];
  const charged = customer === null ? book.spend(card) : book.cardsOf(customer).find(({ id }) => id === card);
  if (!charged) throw new PayjpRefusal(400, 'not_customer_card', 'card');
  return book.begin({ amount, card: charged, customer, expiryDays, metadata: metadataOf(wanted) });
}

/** At most 20 names, at most 500 characters each. */
function metadataOf(wanted: Params): Record<string, string> {
  const metadata = (wanted['metadata'] ?? {}) as Record<string, string>;
  if (Object.keys(metadata).length > 20) throw new PayjpRefusal(400, 'too_many_metadata_keys', 'metadata');
  if (Object.values(metadata).some((value) => value.length > 500))
    throw new PayjpRefusal(400, 'invalid_metadata_value', 'metadata');
  return metadata;
}

function makeToken(book: PayjpBook, wanted: Params): StoredToken {
  const testCard = findTestCard(textAt(wanted, 'card', 'number') ?? '');
  const name = textAt(wanted, 'card', 'name') ?? null;
  if (!testCard) throw new PayjpRefusal(402, 'invalid_number', 'card[number]');
  if (name !== null && !/^[A-Za-z0-9 .-]{2,45}$/.test(name))
    throw new PayjpRefusal(400, 'invalid_card_name', 'card[name]');
  const { number, brand, outcome } = testCard;
  const created = nowSeconds();
  const [expMonth, expYear] = [
    numberAt(wanted, 'card', 'exp_month') ?? 1,
    numberAt(wanted, 'card', 'exp_year') ?? 2000,
  ];
  const card = {
    id: newId('car'),
    brand: brands[brand],
    last4: number.slice(-4),
    expMonth,
    expYear,
    fingerprint: createHash('sha256').update(`${number} ${expMonth}/${expYear}`).digest('hex').slice(0, 32),
    name,
    email: textAt(wanted, 'card', 'email') ?? null,
    phone: textAt(wanted, 'card', 'phone') ?? null,
    outcome,
    created,
    customer: null,
  };
  const token: StoredToken = { id: newId('tok'), card, created, isUsed: false };
  book.tokens.set(token.id, token);
  return token;
}

function numberAt(params: Params, ...path: readonly string[]): number | undefined {
  const text = textAt(params, ...path);
  if (text === undefined) return undefined;
  if (/^\d+$/.test(text)) return Number(text);
  throw new PayjpRefusal(400, 'invalid_amount', path.join('.'));
}
