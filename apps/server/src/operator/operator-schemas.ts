import { amendSchema } from '../checkout/amendment/amendment-request.ts';
import { refundPaidSchema, refundSchema } from './refunds/refund-request.ts';

const layer = { type: 'string', pattern: '^[A-Za-z][A-Za-z0-9-]{0,39}$' } as const;
const text = (maxLength: number) => ({ type: 'string', minLength: 1, maxLength }) as const;
const instant = { type: ['string', 'null'], maxLength: 40 } as const;

/** Every change has a dry run: it is done and rolled back. */
export const dryRunQuery = {
  type: 'object',
  additionalProperties: false,
  properties: { dry_run: { type: 'boolean' } },
} as const;

const channelChanges = {
  maintenance: {
    type: ['object', 'null'],
    additionalProperties: false,
    required: ['title', 'message', 'retry_after'],
    properties: {
      title: text(100),
      message: text(1000),
      retry_after: { type: 'integer', minimum: 1, maximum: 604_800 },
      starts_at: instant,
      ends_at: instant,
    },
  },
  is_open: { const: true },
  is_selling: { type: 'boolean' },
  is_allow_multiple: { type: 'boolean' },
  theme: layer,
  namespace: { ...layer, type: ['string', 'null'] },
} as const;

/** Body of `PATCH /internal/channels/{prefix}`; absent fields are unchanged. */
export const changeChannelSchema = {
  querystring: dryRunQuery,
  body: { type: 'object', additionalProperties: false, minProperties: 1, properties: channelChanges },
} as const;

/** Body of `PATCH /internal/channels`: changes several channels at once, or all when none is named. */
export const changeChannelsSchema = {
  querystring: dryRunQuery,
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['channels'],
    minProperties: 2,
    properties: {
      channels: { type: 'array', maxItems: 100, items: { type: 'string', maxLength: 30 } },
      ...channelChanges,
    },
  },
} as const;

const pieces = (minimum: number) => ({ type: 'integer', minimum, maximum: 1_000_000 }) as const;

/** A count beside the stock that was seen, or a difference. */
const stockChange = {
  type: 'object',
  additionalProperties: false,
  minProperties: 1,
  properties: {
    counted: pieces(0),
    seen: pieces(0),
    delta: pieces(-1_000_000),
    kind: { enum: ['receipt', 'correction'] },
    reason: text(300),
  },
} as const;

/**
 * Body of `PATCH /internal/products/{key}`; absent fields are unchanged. `price_from` and `price_until` date the price. `suspend_reason` null puts it on sale again.
 */
export const changeProductSchema = {
  querystring: dryRunQuery,
  body: {
    type: 'object',
    additionalProperties: false,
    minProperties: 1,
    properties: {
      stock: stockChange,
      price: { type: 'integer', minimum: 0, maximum: 10_000_000 },
      price_from: instant,
      price_until: instant,
      suspend_reason: { ...text(300), type: ['string', 'null'] },
    },
  },
} as const;

/**
 * Body of `PATCH /internal/orders/{key}`: a received transfer, the next step, a cancellation, an amendment, a refund, or the day of a
 * refund by hand.
 */
export const changeOrderSchema = {
  querystring: dryRunQuery,
  body: {
    oneOf: [
      { type: 'object', additionalProperties: false, required: ['paid'], properties: { paid: { const: true } } },
      {
        type: 'object',
        additionalProperties: false,
        required: ['cancel_reason'],
        properties: { cancel_reason: { type: 'string', minLength: 1, maxLength: 400 } },
      },
      amendSchema,
      refundSchema,
      refundPaidSchema,
      {
        type: 'object',
        additionalProperties: false,
        required: ['move'],
        properties: {
          move: { enum: ['prepare', 'ship', 'deliver'] },
          parcels: {
            type: 'array',
            minItems: 1,
            maxItems: 50,
            uniqueItems: true,
            items: { type: 'integer', minimum: 1, maximum: 50 },
          },
          tracking: { type: 'array', maxItems: 50, items: text(40) },
        },
      },
    ],
  },
} as const;

/** Query of `GET /internal/searches`: the number of days, including today, and of words. */
export const missedWordsSchema = {
  querystring: {
    type: 'object',
    additionalProperties: false,
    properties: {
      days: { type: 'integer', minimum: 1, maximum: 90, default: 30 },
      most: { type: 'integer', minimum: 1, maximum: 1000, default: 30 },
    },
  },
} as const;
