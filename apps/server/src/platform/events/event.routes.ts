import type { Handlers } from '../contract/handlers.ts';
import { createEcommerceEvent } from './create-ecommerce-event.ts';

export const eventHandlers = {
  createEcommerceEvent: ({ ctx, body, caller }) =>
    createEcommerceEvent({ ctx, input: { name: body.name, args: body.args, address: caller.ip } }),
} satisfies Handlers;
