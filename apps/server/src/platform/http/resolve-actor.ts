import type { Actor, Ctx } from '../context/ctx.ts';

/**
 * Returns the member of an access token. The session is valid and belongs to `ctx.channel`.
 * @throws UnauthenticatedError `auth.expired` for an invalid token, so that the client refreshes it
 */
export type ResolveActor = (ctx: Omit<Ctx, 'actor'>, accessToken: string) => Promise<Actor>;

/** Runs before every operation of a member. @throws ForbiddenError when this session may not call it */
export type GuardOperation = (ctx: Ctx, operation: { id: string; method: string }) => Promise<void>;
