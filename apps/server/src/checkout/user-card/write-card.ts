import { LIMITS } from '@shop/constants';
import { newPublicId } from '../../platform/secrets/public-id.ts';
import type { Ctx } from '../../platform/context/ctx.ts';
import { findUser, lockUser } from '../../members/account/account.queries.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import type { VaultCard } from '../../payment/provider/payment-provider.ts';
import { brandName } from './brand-name.ts';
import { CARD_TOKEN_PREFIX } from './card-token.ts';
import {
  type CardOwner,
  countCards,
  findCardOfService,
  insertCard,
  makeMain,
  type UserCardRow,
} from './user-card.queries.ts';

/** A card that the service has saved. */
export interface NewCard {
  card: VaultCard;
  customerId: string;
  isMain: boolean;
}

/**
 * Inserts a card of the vault in the transaction of `ctx` and emails the member (P-13); a known card is unchanged.
 * @returns the card; `full` when the limit of saved cards is reached: the service then deletes it; `deleted` when the
 * member has deleted this card before
 */
export async function writeCard(
  ctx: Ctx,
  owner: CardOwner,
  { card, customerId, isMain }: NewCard,
): Promise<UserCardRow | 'full' | 'deleted'> {
  await lockUser(ctx.db, owner.userId);
  const known = await findCardOfService(ctx.db, owner.service, card.id);
  if (known) return known.removedAt === null ? known : 'deleted';
  const [total, now] = [await countCards(ctx.db, owner), ctx.clock.now()];
  const isFull = total >= LIMITS.cards;
  const row = await insertCard(ctx.db, {
    ...owner,
    token: `${CARD_TOKEN_PREFIX}${newPublicId()}`,
    serviceCustomerId: customerId,
    serviceCardId: card.id,
    brand: card.brand,
    last4: card.last4,
    expiration: card.exp,
    isMain: !isFull && total === 0,
    createdAt: now,
    ...(isFull && { removedAt: now, forgetAt: now }),
  });
  if (isFull) return 'full';
  await mailNotice(ctx, owner.userId, card);
  if (isMain && total > 0) await makeMain(ctx.db, owner, row.id);
  return { ...row, isMain: isMain || total === 0 };
}

async function mailNotice(ctx: Ctx, userId: string, { brand, last4 }: VaultCard): Promise<void> {
  const user = await findUser(ctx.db, userId);
  if (!user) return;
  const data = { name: `${user.lastName} ${user.firstName}`, brand: brandName(brand), last4 };
  await queueMail(ctx, { kind: 'card_added', to: user.email, userId, data });
}
