import type { RestockAsked, RestockAsk } from '@shop/api';
import { paths, RESTOCK } from '@shop/constants';
import { emailField } from '@shop/form-definitions';
import { inJapan } from '@shop/japanese';
import { foldEmail } from '../../members/account/fold-email.ts';
import { enforceRateLimit } from '../../platform/rate-limit/enforce-rate-limit.ts';
import { newSecret } from '../../platform/secrets/secrets.ts';
import type { ShownProduct } from '../../catalogue/shown-product.ts';
import { requireShown } from '../../catalogue/find-shown.ts';
import { isAvailable } from '../../catalogue/stock-state.rules.ts';
import type { Ctx } from '../../platform/context/ctx.ts';
import { inTransaction } from '../../platform/context/in-transaction.ts';
import { ConflictError } from '../../platform/errors/index.ts';
import { readForm } from '../../platform/form/read-form.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { shopUrl } from '../../platform/mail/shop-url.ts';
import { noticeKeyHash, noticeLinks } from './notice-key.ts';
import { upsertGuestNotice, upsertMemberNotice } from './restock.queries.ts';

const DAY_S = 24 * 60 * 60;

/**
 * Stores a request for one restock email; a member's address is proven, a guest's is emailed a confirmation link. Work
 * and answer are the same whether or not the address already waits (P-15).
 * @throws NotFoundError `product.not_found`; ConflictError `restock.available`; InvalidInputError `input.invalid` at
 * `email`; RateLimitedError by caller and by email address
 */
export async function requestNotice({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: RestockAsk & { address: string };
}): Promise<RestockAsked> {
  await enforceRateLimit(ctx, 'restockRequest', input.address);
  const product = requireShown(ctx, input.product_id);
  if (isAvailable(product.summary.stock_state))
    throw new ConflictError(
      'restock.available',
      'この商品は、いまお求めいただけます。ページを開き直してご確認ください。',
    );
  const requested = {
    channelId: ctx.channel.id,
    productId: input.product_id,
    host: ctx.host ?? null,
    askedAt: ctx.clock.now(),
  };
  if (ctx.actor.kind === 'member') {
    await upsertMemberNotice(ctx.db, { ...requested, userId: ctx.actor.userId });
    return { expires_in: null };
  }
  const { email } = readForm([emailField], { email: input.email }, inJapan(ctx.clock.now()).day);
  const emailKey = foldEmail(email);
  await enforceRateLimit(ctx, 'restockMailbox', emailKey);
  const key = newSecret();
  await inTransaction(ctx, async (ctx) => {
    const notice = await upsertGuestNotice(ctx.db, { ...requested, email, emailKey, keyHash: noticeKeyHash(key) });
    await mailGuest(ctx, { key, email, product, isConfirmed: notice.confirmedAt !== null });
  });
  return { expires_in: RESTOCK.confirmDays * DAY_S };
}

function mailGuest(
  ctx: Ctx,
  { key, email, product, isConfirmed }: { key: string; email: string; product: ShownProduct; isConfirmed: boolean },
): Promise<void> {
  const { key: productKey, name } = product.summary;
  const { confirmUrl, endUrl } = noticeLinks(ctx, key);
  const data = {
    productName: name,
    productUrl: shopUrl(ctx, paths.product(productKey)),
    endUrl,
  };
  if (isConfirmed) return queueMail(ctx, { kind: 'restock_waiting', to: email, data });
  return queueMail(ctx, {
    kind: 'restock_confirm',
    to: email,
    data: {
      ...data,
      url: confirmUrl,
      minutes: RESTOCK.confirmDays * 24 * 60,
    },
  });
}
