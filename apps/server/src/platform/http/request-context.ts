import { ERROR_CODES, HEADERS } from '@shop/constants';
import { requestCopy } from '@shop/copy';
import type { FastifyInstance, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import type { Channel } from '../channel/channel.ts';
import { findChannel, hostOf } from '../channel/find-channel.ts';
import { closureNow } from '../channel/closure-now.ts';
import { type Actor, guest } from '../context/ctx.ts';
import type { Ctx } from '../context/ctx.ts';
import type { BoundOperation } from '../contract/read-operations.ts';
import type { HandlerRequest } from '../contract/handlers.ts';
import { ForbiddenError, UnauthenticatedError, UnavailableError } from '../errors/index.ts';
import type { GuardOperation, ResolveActor } from './resolve-actor.ts';
import { applyPreview, type Preview } from '../preview/apply-preview.ts';
import { channelsSnapshot } from '../channel/channel.snapshot.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the contract's hook before any input is read. */
    channel: Channel | null;
    actor: Actor;
    /** What an operator previews; null for shoppers. */
    preview: Preview | null;
  }
}

/** A year, for this host only: other hosts of the domain may not be ours. */
const STRICT_TRANSPORT = 'max-age=31536000';

/** What is the same for every request of the process. */
export type ProcessContext = Pick<Ctx, 'db' | 'clock' | 'config' | 'snapshots' | 'images' | 'storage' | 'shared'>;

/** Declares the properties of requests once, so that their shape is fixed. */
export function decorateRequests(app: FastifyInstance): void {
  app.decorateRequest('channel', null);
  app.decorateRequest('actor');
  app.decorateRequest('preview', null);
  // Last, since some answers may be cached for shoppers.
  app.addHook('onSend', async ({ preview }, reply) => {
    if (preview) reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  });
  app.addHook('onRequest', async (request, reply) => {
    request.actor = guest;
    reply.headers({ 'x-request-id': request.id, 'x-content-type-options': 'nosniff' });
    // The protocol as reported by the proxy; over plain HTTP, as in development, browsers must not require HTTPS.
    if (request.protocol === 'https') reply.header('strict-transport-security', STRICT_TRANSPORT);
  });
}

/**
 * Runs first in an operation: channel, maintenance, then the access token; so a request without one gets 401 before any
 * 422.
 */
export function identify(
  process: ProcessContext,
  resolveActor: ResolveActor,
  guard: GuardOperation,
): (operation: Pick<BoundOperation, 'id' | 'method' | 'auth'>) => onRequestAsyncHookHandler {
  return (operation) => async (request, reply) => {
    const { auth: rule } = operation;
    // Caches must not give a guest the answer for a member, or the reverse.
    reply.header('vary', rule === 'ignored' ? 'X-Channel' : 'X-Channel, Authorization');
    request.channel = channelOf(process, request);
    request.preview = applyPreview(process, request.channel, request);
    if (request.preview) {
      request.channel = request.preview.channel;
      if (rule === 'required') throw new UnauthenticatedError('auth.required', 'ログインが必要です。');
      return;
    }
    refuseWhileClosed(request.channel, process.clock.now());
    const accessToken = accessTokenOf(request.headers.authorization);
    if (rule === 'ignored') return;
    if (rule === 'required' || request.headers.authorization !== undefined) {
      if (accessToken === null) throw new UnauthenticatedError('auth.required', 'ログインが必要です。');
      const ctx = contextOf(process, request, request.channel);
      request.actor = await resolveActor(ctx, accessToken);
      await guard({ ...ctx, actor: request.actor }, operation);
    }
    refuseOtherMember(request);
  };
}

/** Refuses requests of a page rendered for one member after another has logged in in another tab. */
function refuseOtherMember({ headers, actor }: FastifyRequest): void {
  const meant = headers[HEADERS.member];
  if (meant === undefined || (actor.kind === 'member' && actor.userId === meant)) return;
  throw new ForbiddenError(ERROR_CODES.memberChanged, requestCopy.memberChanged);
}

/** What a handler receives besides its input. */
export function handlerContext(
  process: ProcessContext,
): (request: FastifyRequest) => Pick<HandlerRequest<unknown>, 'ctx' | 'caller'> {
  return (request) => ({
    ctx: contextOf(process, request, request.channel ?? channelOf(process, request)),
    caller: {
      ip: request.ip,
      userAgent: request.headers['user-agent'] ?? '',
      accessToken: accessTokenOf(request.headers.authorization),
      header: (name) => {
        const value = request.headers[name];
        return (Array.isArray(value) ? value[0] : value) ?? null;
      },
    },
  });
}

function contextOf(process: ProcessContext, request: FastifyRequest, channel: Channel): Ctx {
  return {
    ...process,
    ...(request.preview && { clock: request.preview.clock }),
    channel,
    host: shopperHost(request),
    actor: request.actor,
    log: request.log,
    requestId: request.id,
  };
}

/** The proxy of the storefront names the shopper's host in `X-Channel`; without it the Host header counts. */
function channelOf({ snapshots }: ProcessContext, request: FastifyRequest): Channel {
  return findChannel(snapshots.read(channelsSnapshot), shopperHost(request));
}

function shopperHost({ headers }: FastifyRequest): string {
  const named = headers['x-channel'];
  return hostOf(typeof named === 'string' ? named : (headers.host ?? ''));
}

function refuseWhileClosed(channel: Channel, now: Date): void {
  const closure = closureNow(channel, now);
  if (!closure) return;
  const { title, message, retry_after: retryAfterSeconds } = closure;
  throw new UnavailableError('maintenance', message, { details: { title }, retryAfterSeconds });
}

/** The token of an `Authorization: Bearer …` header, or null. */
export function accessTokenOf(authorization: string | undefined): string | null {
  return /^Bearer\s+(\S+)$/i.exec(authorization ?? '')?.[1] ?? null;
}
