import type { Ctx } from '../../../platform/context/ctx.ts';
import { ForbiddenError } from '../../../platform/errors/index.ts';
import { noteSupport } from './support.queries.ts';
import { supportRulingOf } from './support.rules.ts';

/**
 * Runs before every operation of a member: in a session of support staff, changes are logged, and operations for the
 * member only are refused.
 * @throws ForbiddenError `auth.manager_login`
 */
export async function guardSupport(ctx: Ctx, operation: { id: string; method: string }): Promise<void> {
  if (ctx.actor.kind !== 'member' || ctx.actor.supportId === undefined) return;
  const ruling = supportRulingOf(operation);
  if (ruling === 'written' || ruling === 'refused')
    await noteSupport(ctx, ctx.actor.supportId, { event: ruling, operation: operation.id });
  if (ruling === 'refused' || ruling === 'refused_silently')
    throw new ForbiddenError(
      'auth.manager_login',
      'サポートログインでは、この操作はできません。ご本人に操作をお願いしてください。',
    );
}
