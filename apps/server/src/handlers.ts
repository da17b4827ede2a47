import { authHandlers } from './auth/auth.routes.ts';
import type { Handlers } from './contract/handlers.ts';
import { customerHandlers } from './customer/customer.routes.ts';
import { eventHandlers } from './events/event.routes.ts';
import { postalHandlers } from './postal/postal.routes.ts';

/** Every operation the server answers, by domain. */
export const handlers: Handlers = { ...authHandlers, ...customerHandlers, ...eventHandlers, ...postalHandlers };
