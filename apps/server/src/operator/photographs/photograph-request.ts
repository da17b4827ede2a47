import type { Focus } from '../../platform/image/focus.ts';
import { dryRunQuery } from '../operator-schemas.ts';
import { typedText } from '../../platform/contract/typed-text.ts';

/** One of the photographs that a product is to show: a new file, or one that it shows already by its hash. */
export type WantedPhotograph =
  { content: string; alt: string; focus?: Focus } | { hash: string; alt?: string; focus?: Focus };

/** Most photographs of a product: as many as a gallery shows without becoming a list. */
const MOST = 10;
const part = { type: 'number', minimum: 0, maximum: 1 } as const;
export const focusSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['x', 'y'],
  properties: { x: part, y: part },
} as const;
export const altSchema = typedText(200);

/**
 * Body of `PUT /internal/products/{key}/photographs`: all photographs of the product in their order; an empty list
 * restores the bundled ones.
 */
export const photographsSchema = {
  querystring: dryRunQuery,
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['photographs'],
    properties: {
      photographs: {
        type: 'array',
        maxItems: MOST,
        items: {
          oneOf: [
            {
              type: 'object',
              additionalProperties: false,
              required: ['content', 'alt'],
              properties: { content: { type: 'string', minLength: 1 }, alt: altSchema, focus: focusSchema },
            },
            {
              type: 'object',
              additionalProperties: false,
              required: ['hash'],
              properties: { hash: { type: 'string', pattern: '^[0-9a-f]{8}$' }, alt: altSchema, focus: focusSchema },
            },
          ],
        },
      },
    },
  },
} as const;
