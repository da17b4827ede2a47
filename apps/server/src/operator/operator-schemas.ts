const text = { type: 'string', minLength: 1, maxLength: 1000 } as const;

/** Body of `PATCH /internal/channels/{prefix}`; what is absent stays as it is. */
export const changeChannelSchema = {
  body: {
    type: 'object',
    additionalProperties: false,
    minProperties: 1,
    properties: {
      maintenance: {
        type: ['object', 'null'],
        additionalProperties: false,
        required: ['title', 'message', 'retry_after'],
        properties: { title: text, message: text, retry_after: { type: 'integer', minimum: 1, maximum: 604_800 } },
      },
      is_selling: { type: 'boolean' },
      is_allow_multiple: { type: 'boolean' },
    },
  },
} as const;

/** Body of `PATCH /internal/products/{key}`; what is absent stays as it is. `suspend_reason` null puts it on sale again. */
export const changeProductSchema = {
  body: {
    type: 'object',
    additionalProperties: false,
    minProperties: 1,
    properties: {
      quantity: { type: 'integer', minimum: 0, maximum: 1_000_000 },
      price: { type: 'integer', minimum: 0, maximum: 10_000_000 },
      suspend_reason: { type: ['string', 'null'], minLength: 1, maxLength: 300 },
    },
  },
} as const;
