import type { AddressInput, HandoverCode, Noshi, OrdererInput } from '@shop/api';
import { NOSHI_PURPOSES } from '@shop/constants';
import { noshiCopy } from '@shop/copy';
import type { Settlement } from './amendment-kinds.ts';
import { typedText } from '../../platform/contract/typed-text.ts';

/** Changes of a destination, by its number; absent means unchanged, null removes. */
export interface DestinationChange {
  no: number;
  address?: Partial<AddressInput>;
  sender?: Partial<AddressInput> | null;
  noshi?: Partial<Noshi> | null;
  wrapping_code?: string | null;
  message?: string | null;
}

/** Changes of a parcel, by its number, or of all parcels without one; a null day or slot means 指定なし. */
export interface ParcelChange {
  no?: number;
  delivery_date?: string | null;
  time_slot?: string | null;
  handover?: HandoverCode;
}

/** An amendment that an operator requests; absent fields are unchanged. */
export interface AmendmentRequest {
  /** The idempotency key. */
  key: string;
  /** The orderer reads it. */
  reason: string;
  /** Who agreed to it for the customer, and how. */
  agreed_by?: string;
  settles_by?: Settlement;
  /** Removes the tracking numbers of the order: its labels are printed again. */
  drops_tracking?: boolean;
  orderer?: Partial<OrdererInput>;
  note?: string | null;
  receipt_addressee?: string | null;
  receipt_note?: string | null;
  /** Quantities of products and extras by their numbers in the order; 0 removes. */
  lines?: readonly { line: number; quantity: number }[];
  /** Products to add to a destination, by default the first, at today's price. */
  added?: readonly { product_key: string; quantity: number; destination?: number }[];
  destinations?: readonly DestinationChange[];
  parcels?: readonly ParcelChange[];
}

const text = { type: 'string', maxLength: 4000 } as const;
const optionalText = { type: ['string', 'null'], maxLength: 4000 } as const;
const number = { type: 'integer', minimum: 1, maximum: 1000 } as const;

const place = {
  company_name: optionalText,
  postal_code: text,
  prefecture: text,
  city: text,
  address1: text,
  address2: optionalText,
  phone_number: text,
  cell_phone_number: optionalText,
} as const;

const address = {
  additionalProperties: false,
  minProperties: 1,
  properties: {
    shipping_last_name: text,
    shipping_first_name: text,
    shipping_last_name_kana: optionalText,
    shipping_first_name_kana: optionalText,
    ...place,
  },
} as const;

/** Body of `PATCH /internal/orders/{key}` for an amendment. Lengths of texts are checked as in the checkout. */
export const amendSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['amend'],
  properties: {
    amend: {
      type: 'object',
      additionalProperties: false,
      required: ['key', 'reason'],
      properties: {
        key: typedText(64),
        reason: typedText(100),
        agreed_by: typedText(100),
        settles_by: { enum: ['none', 'charge', 'on_delivery', 'transfer', 'refund', 'shop_bears'] },
        drops_tracking: { type: 'boolean' },
        orderer: {
          type: 'object',
          additionalProperties: false,
          minProperties: 1,
          properties: {
            last_name: text,
            first_name: text,
            last_name_kana: optionalText,
            first_name_kana: optionalText,
            email: text,
            ...place,
          },
        },
        note: optionalText,
        receipt_addressee: optionalText,
        receipt_note: optionalText,
        lines: {
          type: 'array',
          minItems: 1,
          maxItems: 1000,
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['line', 'quantity'],
            properties: { line: number, quantity: { type: 'integer', minimum: 0, maximum: 1000 } },
          },
        },
        added: {
          type: 'array',
          minItems: 1,
          maxItems: 50,
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['product_key', 'quantity'],
            properties: { product_key: typedText(60), quantity: number, destination: number },
          },
        },
        destinations: {
          type: 'array',
          minItems: 1,
          maxItems: 20,
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['no'],
            minProperties: 2,
            properties: {
              no: number,
              address: { type: 'object', ...address },
              sender: { type: ['object', 'null'], ...address },
              noshi: {
                type: ['object', 'null'],
                additionalProperties: false,
                minProperties: 1,
                properties: {
                  purpose: { enum: Object.keys(NOSHI_PURPOSES) },
                  ribbon: { enum: Object.keys(noshiCopy.ribbons) },
                  top_text: text,
                  names: { type: 'array', maxItems: 10, items: text },
                  position: { enum: ['inner', 'outer'] },
                },
              },
              wrapping_code: { type: ['string', 'null'], maxLength: 30 },
              message: optionalText,
            },
          },
        },
        parcels: {
          type: 'array',
          minItems: 1,
          maxItems: 200,
          items: {
            type: 'object',
            additionalProperties: false,
            minProperties: 1,
            properties: {
              no: number,
              delivery_date: { type: ['string', 'null'], maxLength: 20 },
              time_slot: { type: ['string', 'null'], maxLength: 10 },
              handover: { enum: ['in_person', 'locker', 'doorstep'] },
            },
          },
        },
      },
    },
  },
} as const;
