import { typedText } from '../../platform/contract/typed-text.ts';

/**
 * The refund that an operator requests: pieces by the numbers of their lines, a sum in yen, or the contents of a
 * returned parcel.
 */
export type RefundRequest = {
  /** The idempotency key. */
  key: string;
  /** The orderer reads it. */
  reason: string;
  restock?: boolean;
} & (
  { pieces: readonly { line: number; quantity: number }[] } | { sum: number } | { parcel: number; keep_money?: boolean }
);

const common = { key: typedText(64), reason: typedText(100), restock: { type: 'boolean' } } as const;
const no = { type: 'integer', minimum: 1, maximum: 1000 } as const;

/** Body of `PATCH /internal/orders/{key}` with the day on which a refund was sent by hand. */
export const refundPaidSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['refund_paid'],
  properties: {
    refund_paid: {
      type: 'object',
      additionalProperties: false,
      required: ['no'],
      properties: { no, on: { type: ['string', 'null'], maxLength: 20 } },
    },
  },
} as const;

/** Body of `PATCH /internal/orders/{key}` for a refund. */
export const refundSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['refund'],
  properties: {
    refund: {
      oneOf: [
        {
          type: 'object',
          additionalProperties: false,
          required: ['key', 'reason', 'pieces'],
          properties: {
            ...common,
            pieces: {
              type: 'array',
              minItems: 1,
              maxItems: 200,
              items: {
                type: 'object',
                additionalProperties: false,
                required: ['line', 'quantity'],
                properties: { line: no, quantity: no },
              },
            },
          },
        },
        {
          type: 'object',
          additionalProperties: false,
          required: ['key', 'reason', 'sum'],
          properties: {
            key: common.key,
            reason: common.reason,
            sum: { type: 'integer', minimum: 1, maximum: 100_000_000 },
          },
        },
        {
          type: 'object',
          additionalProperties: false,
          required: ['key', 'reason', 'parcel'],
          properties: { ...common, parcel: no, keep_money: { type: 'boolean' } },
        },
      ],
    },
  },
} as const;
