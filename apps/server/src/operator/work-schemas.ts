import { paymentStates } from '../payment/payment-machine.ts';
import { paymentKinds } from '../payment/payment-method.ts';
import { dryRunQuery } from './operator-schemas.ts';

const day = { type: 'string', format: 'date' } as const;
const name = { type: 'string', minLength: 1, maxLength: 40 } as const;

/** A cell of a carrier's file with any content: errors are reported row by row. */
const text = { type: 'string', maxLength: 1000 } as const;

const wantedProperties = {
  states: {
    type: 'array',
    maxItems: 8,
    items: {
      enum: [
        'awaiting_payment',
        'accepted',
        'preparing',
        'shipped',
        'delivered',
        'abandoned',
        'cancel_requested',
        'cancelled',
      ],
    },
  },
  ship_from: day,
  ship_to: day,
  zone: { enum: ['ambient', 'chilled', 'frozen'] },
  carrier: name,
  channel: name,
  payment: { enum: [...paymentKinds, 'free'] },
  payment_state: { enum: paymentStates },
  orders: { type: 'array', maxItems: 1000, items: name },
  find: { type: 'string', minLength: 1, maxLength: 100 },
} as const;

/** Query of everything that concerns a day's parcels: which are meant. Lists repeat their name. */
export const wantedParcelsSchema = {
  querystring: { type: 'object', additionalProperties: false, properties: wantedProperties },
} as const;

/** Query of `GET /internal/work/picking`: which parcels, and whether as a document. */
export const pickingSchema = {
  querystring: {
    type: 'object',
    additionalProperties: false,
    properties: { ...wantedProperties, format: { enum: ['rows', 'pdf'], default: 'rows' } },
  },
} as const;

/** Body of `PATCH /internal/work/orders`: the next step of many orders; `partial` moves those that can go. */
export const moveOrdersSchema = {
  querystring: {
    ...dryRunQuery,
    properties: { ...dryRunQuery.properties, partial: { type: 'boolean' } },
  },
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['orders'],
    properties: {
      orders: {
        type: 'array',
        minItems: 1,
        maxItems: 5000,
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['key', 'move'],
          properties: {
            key: name,
            move: { enum: ['prepare', 'ship', 'deliver'] },
            tracking: { type: 'array', maxItems: 50, items: { type: ['string', 'null'], minLength: 1, maxLength: 40 } },
          },
        },
      },
    },
  },
} as const;

/** Query of `GET /internal/work/labels`: which parcels of which carrier, and the shop's contract with it. */
export const labelsSchema = {
  querystring: {
    type: 'object',
    additionalProperties: false,
    required: ['carrier'],
    properties: {
      ...wantedProperties,
      carrier: { enum: ['yamato', 'sagawa'] },
      customer_code: { type: 'string', pattern: '^[0-9]{0,12}$' },
      freight_no: { type: 'string', pattern: '^[0-9]{2}$' },
    },
  },
} as const;

/** Body of `PATCH /internal/work/tracking`: the carriers' numbers by the names of the parcels. */
export const trackingSchema = {
  querystring: dryRunQuery,
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['parcels'],
    properties: {
      parcels: {
        type: 'array',
        minItems: 1,
        maxItems: 5000,
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['parcel', 'tracking_no'],
          properties: { parcel: text, tracking_no: text },
        },
      },
    },
  },
} as const;
