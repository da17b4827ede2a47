import type { FastifyInstance } from 'fastify';
import type { ProcessContext } from '../platform/http/request-context.ts';
import { answersRoutes } from './answers-routes.ts';
import { channelRoutes } from './channel-routes.ts';
import { checkRoutes } from './checks/check-routes.ts';
import { refuseControlCharacters } from './control-characters.ts';
import { customerRoutes } from './customers/customer-routes.ts';
import { inquiryRoutes } from './inquiries/inquiry-routes.ts';
import { labelRoutes } from './label-routes.ts';
import { logRoutes } from './log-routes.ts';
import { mailRoutes } from './mail-routes.ts';
import { orderRoutes } from './order-routes.ts';
import { paymentServiceRoutes } from './payment-service-routes.ts';
import { pictureRoutes } from './pictures/picture-routes.ts';
import { photographRoutes } from './photographs/photograph-routes.ts';
import { postalRoutes } from './postal-routes.ts';
import { previewRoutes } from './preview-routes.ts';
import { productRoutes } from './product-routes.ts';
import { refundRoutes } from './refunds/refund-routes.ts';
import { refuseStrangers } from './refuse-strangers.ts';
import { reportRoutes } from './reports/report-routes.ts';
import { restockRoutes } from './restock-routes.ts';
import { searchRoutes } from './search-routes.ts';
import { settingsRoutes } from './settings/settings-routes.ts';
import { supportRoutes } from './support-routes.ts';
import { tableRoutes } from './tables/table-routes.ts';
import { transferRoutes } from './transfers/transfer-routes.ts';
import { workRoutes } from './work-routes.ts';

const parts = [
  answersRoutes,
  channelRoutes,
  checkRoutes,
  previewRoutes,
  productRoutes,
  photographRoutes,
  paymentServiceRoutes,
  pictureRoutes,
  orderRoutes,
  refundRoutes,
  workRoutes,
  labelRoutes,
  logRoutes,
  customerRoutes,
  inquiryRoutes,
  mailRoutes,
  postalRoutes,
  reportRoutes,
  restockRoutes,
  searchRoutes,
  settingsRoutes,
  supportRoutes,
  tableRoutes,
  transferRoutes,
];

/**
 * The operator's API for `npm run shop`, which is never proxied: tables of content, settings, channels, products,
 * orders, parcels, inquiries, postal codes, logins for support, reports, checks before opening and the audit log. Changes apply at once in all processes by the
 * database's notifications.
 */
export function operatorRoutes(app: FastifyInstance, process: ProcessContext): void {
  const onRequest = refuseStrangers(process.config);
  app.addHook('preValidation', (request, _reply, done) => {
    // A table's file is refused row by row.
    const { url = '' } = request.routeOptions;
    if (url.startsWith('/internal/') && !url.startsWith('/internal/tables')) refuseControlCharacters(request.body);
    done();
  });
  for (const add of parts) add(app, process, onRequest);
}
