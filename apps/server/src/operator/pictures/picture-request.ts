import type { Focus } from '../../platform/image/focus.ts';
import { dryRunQuery } from '../operator-schemas.ts';
import { altSchema, focusSchema } from '../photographs/photograph-request.ts';

/** Body of a call: a new file, or what changes of the pictures that there are. */
export interface PictureBody {
  content?: string;
  alt?: string;
  focus?: Focus;
  /** Prefixes of channels with a picture of their own; empty for that of all channels. */
  channels: string[];
}

const channels = { type: 'array', maxItems: 100, items: { type: 'string', maxLength: 30 } } as const;
const params = {
  type: 'object',
  properties: { name: { type: 'string', pattern: '^[a-z0-9][a-z0-9-]{0,39}$' } },
} as const;

/** `PUT /internal/pictures/{name}`: uploads a file, or changes the text or focus of the picture without one. */
export const putPictureSchema = {
  params,
  querystring: dryRunQuery,
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['channels'],
    properties: { content: { type: 'string', minLength: 1 }, alt: altSchema, focus: focusSchema, channels },
    anyOf: [{ required: ['content', 'alt'] }, { required: ['alt'] }, { required: ['focus'] }],
  },
} as const;

/** `DELETE /internal/pictures/{name}`. */
export const removePictureSchema = {
  params,
  querystring: dryRunQuery,
  body: { type: 'object', additionalProperties: false, required: ['channels'], properties: { channels } },
} as const;
