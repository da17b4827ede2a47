import type { FastifyInstance } from 'fastify';
import { apiReferenceRoutes } from './platform/demo/api-reference-routes.ts';
import { demoInboxRoutes } from './platform/demo/demo-inbox-routes.ts';
import { paymentWebhookRoute } from './checkout/webhook/payment-webhook-route.ts';
import type { ProcessContext } from './platform/http/request-context.ts';
import { unsubscribeRoute } from './service/restock/unsubscribe-route.ts';
import { operatorRoutes } from './operator/operator-routes.ts';

/** Addresses outside the contract, such as webhooks and the demo's inbox: each function adds its own routes. */
export const sideRoutes: readonly ((app: FastifyInstance, process: ProcessContext) => void)[] = [
  demoInboxRoutes,
  apiReferenceRoutes,
  paymentWebhookRoute,
  unsubscribeRoute,
  operatorRoutes,
];
