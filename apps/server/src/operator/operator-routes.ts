import type { FastifyInstance } from 'fastify';
import type { ProcessContext } from '../http/request-context.ts';
import { changeChannel } from './change-channel.ts';
import { changeProduct } from './change-product.ts';
import { refuseStrangers } from './refuse-strangers.ts';
import { changeChannelSchema, changeProductSchema } from './operator-schemas.ts';

/**
 * A door for whoever runs the shop, until there is a back office: maintenance, selling and multiple destinations of a
 * channel; stock, price and suspension of a product. Open to this machine alone and never proxied. Every change takes
 * hold at once in all processes, by the database's change notices.
 */
export function operatorRoutes(app: FastifyInstance, { db, clock }: ProcessContext): void {
  app.patch<{ Params: { prefix: string }; Body: Parameters<typeof changeChannel>[1] }>(
    '/internal/channels/:prefix',
    { onRequest: refuseStrangers, schema: changeChannelSchema },
    async ({ params, body }, reply) => {
      await changeChannel(db, { ...body, prefix: params.prefix });
      return reply.code(204).send();
    },
  );
  app.patch<{ Params: { key: string }; Body: Parameters<typeof changeProduct>[1] }>(
    '/internal/products/:key',
    { onRequest: refuseStrangers, schema: changeProductSchema },
    async ({ params, body }, reply) => {
      await changeProduct(db, { ...body, key: params.key }, clock.now());
      return reply.code(204).send();
    },
  );
}
