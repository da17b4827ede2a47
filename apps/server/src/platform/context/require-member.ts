import { UnauthenticatedError } from '../errors/index.ts';
import type { Actor } from './ctx.ts';

/**
 * The member behind a request whose operation may also be called by guests.
 * @throws UnauthenticatedError `auth.required` for a guest.
 */
export function requireMember(actor: Actor): Extract<Actor, { kind: 'member' }> {
  if (actor.kind === 'member') return actor;
  throw new UnauthenticatedError('auth.required', 'ログインが必要です。');
}
