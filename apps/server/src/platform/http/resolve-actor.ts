import type { Actor, Ctx } from '../context/ctx.ts';

/**
 * Finds the member behind a bearer. The caller may rely on: the session lives and belongs to `ctx.channel`.
 * @throws UnauthenticatedError `auth.expired` when the bearer is no longer good, so that the client refreshes it.
 */
export type ResolveActor = (ctx: Omit<Ctx, 'actor'>, bearer: string) => Promise<Actor>;

/** Runs before every operation that knows its member. @throws ForbiddenError when this session may not do it */
export type GuardOperation = (ctx: Ctx, operation: { id: string; method: string }) => Promise<void>;
