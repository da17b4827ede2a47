import type { FastifyInstance } from 'fastify';
import { listChannels } from '../platform/channel/channel.queries.ts';
import { isSelling } from '../platform/channel/is-selling.ts';
import { operatorContext } from '../platform/audit/operator-context.ts';
import type { OperatorCtx } from '../platform/audit/operator-ctx.ts';
import type { ProcessContext } from '../platform/http/request-context.ts';
import { changeChannel, type ChannelChange } from './change-channel.ts';
import { changeChannelSchema, changeChannelsSchema } from './operator-schemas.ts';
import type { OperatorGuard } from './refuse-strangers.ts';
import { rehearse } from './rehearse.ts';

type DryRun = { dry_run?: boolean };

/** `/internal/channels`: what channels show and allow, maintenance and selling. */
export function channelRoutes(server: FastifyInstance, process: ProcessContext, onRequest: OperatorGuard): void {
  const { db } = process;
  const prefixesInUse = async () =>
    (await listChannels(db)).filter(({ archivedAt }) => archivedAt === null).map(({ prefix }) => prefix);
  const change = async (
    operator: OperatorCtx,
    prefixes: readonly string[],
    { dry_run: dryRun = false, ...changes }: ChannelChange & DryRun,
  ) => {
    const named = prefixes.length > 0 ? prefixes : await prefixesInUse();
    const work = async (ctx: OperatorCtx) => {
      for (const prefix of named) await changeChannel(ctx, prefix, changes);
    };
    await rehearse(operator, work, () => dryRun);
    return { changed: named };
  };
  server.get('/internal/channels', { onRequest }, async () =>
    (await listChannels(db)).map(
      ({ prefix, hosts, name, theme, namespace, maintenance, settings, openedAt, archivedAt }) => ({
        prefix,
        hosts,
        name,
        theme,
        namespace,
        maintenance,
        is_selling: isSelling({ settings }),
        opened_at: openedAt?.toISOString() ?? null,
        archived_at: archivedAt?.toISOString() ?? null,
      }),
    ),
  );
  server.patch<{ Body: ChannelChange & { channels: string[] }; Querystring: DryRun }>(
    '/internal/channels',
    { onRequest, schema: changeChannelsSchema },
    (request) => {
      const { channels, ...changes } = request.body;
      return change(operatorContext(process, request), channels, { ...changes, ...request.query });
    },
  );
  server.patch<{ Params: { prefix: string }; Body: ChannelChange; Querystring: DryRun }>(
    '/internal/channels/:prefix',
    { onRequest, schema: changeChannelSchema },
    async (request, reply) => {
      const { params, body, query } = request;
      await change(operatorContext(process, request), [params.prefix], { ...body, ...query });
      return reply.code(204).send();
    },
  );
}
