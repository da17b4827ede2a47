import { authHandlers } from './auth/auth.routes.ts';
import { catalogueHandlers } from './catalogue/catalogue.routes.ts';
import { contentHandlers } from './content/content.routes.ts';
import { cartHandlers } from './cart/cart.routes.ts';
import type { Handlers } from './contract/handlers.ts';
import { customerHandlers } from './customer/customer.routes.ts';
import { eventHandlers } from './events/event.routes.ts';
import { orderHandlers } from './order/order.routes.ts';
import { postalHandlers } from './postal/postal.routes.ts';
import { settingsHandlers } from './settings/settings.routes.ts';

/** Every operation the server answers, by domain. */
export const handlers: Handlers = {
  ...authHandlers,
  ...cartHandlers,
  ...catalogueHandlers,
  ...contentHandlers,
  ...customerHandlers,
  ...eventHandlers,
  ...orderHandlers,
  ...postalHandlers,
  ...settingsHandlers,
};
