import { AUTH_LIMITS } from '../../members/auth/auth-limits.ts';
import { enforceRateLimit } from '../../platform/rate-limit/enforce-rate-limit.ts';
import { hashSecret } from '../../platform/secrets/secrets.ts';
import { findMailedCode, prolongMailedCode } from '../../members/auth/mailed-code.queries.ts';
import type { Ctx } from '../../platform/context/ctx.ts';
import { requireMember } from '../../platform/context/require-member.ts';
import { NotFoundError } from '../../platform/errors/index.ts';
import { findOrder, type PaidOrder } from './order.queries.ts';

/** How the caller may access an order: as its member, or by the key of an emailed link (one order per key). */
export type OrderAccess = { by: 'member'; id: string } | { by: 'link'; key: string; address: string };

/**
 * Returns the order of this member or link, on this channel.
 * @throws UnauthenticatedError for a guest without a key; NotFoundError `order.not_found`, also for another member's
 * order (P-17), or `order.link_over` for a key that is unknown, expired or of another channel; RateLimitedError for
 * repeated unknown keys
 */
export async function findOwnOrder(ctx: Ctx, access: OrderAccess): Promise<PaidOrder> {
  if (access.by === 'link') return findOrderOfLink(ctx, access);
  const { userId } = requireMember(ctx.actor);
  const found = await findOrder(ctx.db, access.id);
  if (!found || found.order.userId !== userId || found.order.channelId !== ctx.channel.id) throw orderNotFound();
  return found;
}

async function findOrderOfLink(ctx: Ctx, { key, address }: Extract<OrderAccess, { by: 'link' }>): Promise<PaidOrder> {
  await enforceRateLimit(ctx, 'orderKey', address);
  const now = ctx.clock.now();
  const codeHash = hashSecret('order_lookup', key);
  const code = await findMailedCode(ctx.db, { codeHash, purpose: 'order_lookup', channelId: ctx.channel.id, now });
  const found = code?.orderId ? await findOrder(ctx.db, code.orderId) : undefined;
  if (!code || !found) throw linkOver();
  if (code.openedAt === null)
    await prolongMailedCode(ctx.db, codeHash, {
      openedAt: now,
      expiresAt: new Date(now.getTime() + AUTH_LIMITS.openedOrder),
    });
  return found;
}

export function orderNotFound(): NotFoundError {
  return new NotFoundError('order.not_found', 'ご注文が見つかりませんでした。');
}

function linkOver(): NotFoundError {
  return new NotFoundError(
    'order.link_over',
    'リンクの有効期限が切れています。お手数ですが、「ご注文の確認」からもう一度お申し込みください。',
  );
}
