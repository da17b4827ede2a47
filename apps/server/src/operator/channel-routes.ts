import type { FastifyInstance } from 'fastify';
import { listChannels } from '../platform/channel/channel.queries.ts';
import { isSelling } from '../platform/channel/is-selling.ts';
import type { ProcessContext } from '../platform/http/request-context.ts';
import { changeChannel, type ChannelChange } from './change-channel.ts';
import { changeChannelSchema, changeChannelsSchema } from './operator-schemas.ts';
import type { OperatorGuard } from './refuse-strangers.ts';
import { rehearse } from './rehearse.ts';

type DryRun = { dry_run?: boolean };

/** `/internal/channels`: what channels show and allow, maintenance and selling. */
export function channelRoutes(server: FastifyInstance, { db }: ProcessContext, onRequest: OperatorGuard): void {
  const change = async (prefixes: readonly string[], changes: ChannelChange, { dry_run: dryRun = false }: DryRun) => {
    const named = prefixes.length > 0 ? prefixes : (await listChannels(db)).map(({ prefix }) => prefix);
    const work = async (ctx: Pick<ProcessContext, 'db'>) => {
      for (const prefix of named) await changeChannel(ctx.db, prefix, changes);
    };
    await rehearse({ db }, work, () => dryRun);
    return { changed: named };
  };
  server.get('/internal/channels', { onRequest }, async () =>
    (await listChannels(db)).map(({ prefix, hosts, name, theme, namespace, maintenance, settings }) => ({
      prefix,
      hosts,
      name,
      theme,
      namespace,
      maintenance,
      is_selling: isSelling({ settings }),
    })),
  );
  server.patch<{ Body: ChannelChange & { channels: string[] }; Querystring: DryRun }>(
    '/internal/channels',
    { onRequest, schema: changeChannelsSchema },
    ({ body: { channels, ...changes }, query }) => change(channels, changes, query),
  );
  server.patch<{ Params: { prefix: string }; Body: ChannelChange; Querystring: DryRun }>(
    '/internal/channels/:prefix',
    { onRequest, schema: changeChannelSchema },
    async ({ params, body, query }, reply) => {
      await change([params.prefix], body, query);
      return reply.code(204).send();
    },
  );
}
