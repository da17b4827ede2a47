import { createHash } from 'node:crypto';
import type { UserCard, UserCardInput } from '@shop/api';
import { LIMITS } from '@shop/constants';
import { enforceRateLimit } from '../../platform/rate-limit/enforce-rate-limit.ts';
import { requireFeature } from '../../platform/channel/require-feature.ts';
import type { Ctx } from '../../platform/context/ctx.ts';
import { inTransaction } from '../../platform/context/in-transaction.ts';
import { InvalidInputError } from '../../platform/errors/index.ts';
import { failureMessage } from '../../payment/failure-message.ts';
import type { VaultAnswer } from '../../payment/provider/payment-provider.ts';
import { providerOf } from '../../payment/provider/provider-of.ts';
import { cardOwner } from './card-owner.ts';
import { userCardView } from './user-cards.ts';
import { countCards, type CardOwner, findCustomerId, insertCustomer } from './user-card.queries.ts';
import { writeCard } from './write-card.ts';
import { newPublicId } from '../../platform/secrets/public-id.ts';

/**
 * Saves the card of a one-time token in the vault of the payment service, and its brand, last digits and expiry here
 * (P-03, P-05); the same token again is the same card. The service is called outside any transaction.
 *
 * @throws InvalidInputError `payment.token_invalid`, `card.limit_reached`, `payment.not_available`; RateLimitedError;
 * ForbiddenError `shop.feature_off`
 */
export async function createUserCard({ ctx, input }: { ctx: Ctx; input: UserCardInput }): Promise<UserCard> {
  const owner = cardOwner(ctx);
  requireFeature(ctx.channel, 'IS_USE_CARD');
  await enforceRateLimit(ctx, 'cardAdd', owner.userId);
  if ((await countCards(ctx.db, owner)) >= LIMITS.cards) throw limitReached();
  const customerId = valueOf(await openVaultCustomer(ctx, owner));
  const key = `card-${createHash('sha256').update(`${customerId} ${input.token}`).digest('hex')}`;
  const provider = providerOf(ctx.config, owner.service);
  const card = valueOf(await provider.saveCard(customerId, input.token, key));
  const written = await inTransaction(ctx, (ctx) =>
    writeCard(ctx, owner, { card, customerId, isMain: input.is_main ?? false }),
  );
  if (written === 'full') throw limitReached();
  if (written === 'deleted') throw refusal('payment.token_invalid');
  return userCardView(written, ctx.clock.now());
}

function valueOf<T>(answer: VaultAnswer<T>): T {
  if (answer.kind === 'ok') return answer.value;
  throw refusal(answer.kind === 'refused' ? answer.code : 'payment.not_available');
}

function refusal(code: string): InvalidInputError {
  return new InvalidInputError(code, failureMessage(code), { errors: { token: [failureMessage(code)] } });
}

function limitReached(): InvalidInputError {
  return new InvalidInputError(
    'card.limit_reached',
    `カードは${LIMITS.cards}枚まで登録できます。不要なカードを削除してから、もう一度お試しください。`,
  );
}

/**
 * Returns the service's id of the owner of the cards. The customer is created there with the first card, without
 * personal data.
 */
async function openVaultCustomer(ctx: Ctx, owner: CardOwner): Promise<VaultAnswer<string>> {
  const known = await findCustomerId(ctx.db, owner);
  if (known !== undefined) return { kind: 'ok', value: known };
  const opened = await providerOf(ctx.config, owner.service).openCustomer(newPublicId());
  if (opened.kind !== 'ok') return opened;
  await insertCustomer(ctx.db, owner, opened.value);
  return { kind: 'ok', value: (await findCustomerId(ctx.db, owner)) ?? opened.value };
}
