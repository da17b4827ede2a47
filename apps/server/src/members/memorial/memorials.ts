import type { Memorial, MemorialInput } from '@shop/api';
import { LIMITS } from '@shop/constants';
import { requireFeature } from '../../platform/channel/require-feature.ts';
import type { Ctx } from '../../platform/context/ctx.ts';
import { inTransaction } from '../../platform/context/in-transaction.ts';
import { requireMember } from '../../platform/context/require-member.ts';
import { InvalidInputError } from '../../platform/errors/index.ts';
import { countMemorials, insertMemorial, lockMemorials, updateMemorialRow } from './memorial.queries.ts';
import { readMemorial } from './memorial.rules.ts';
import type { MemorialRow } from './memorial.queries.ts';

/**
 * Writes a day of the member down.
 * @throws InvalidInputError `input.invalid` by field, `memorial.limit_reached`; ForbiddenError `shop.feature_off`
 */
export async function createMemorial({ ctx, input }: { ctx: Ctx; input: MemorialInput }): Promise<Memorial> {
  const { userId } = requireMember(ctx.actor);
  requireFeature(ctx.channel, 'IS_USE_MEMORIAL');
  const now = ctx.clock.now();
  const values = readMemorial(input);
  return inTransaction(ctx, async ({ db, channel }) => {
    await lockMemorials(db, userId);
    if ((await countMemorials(db, userId)) >= LIMITS.memorials) {
      throw new InvalidInputError(
        'memorial.limit_reached',
        `記念日は${LIMITS.memorials}件まで登録できます。不要な記念日を削除してから、もう一度お試しください。`,
      );
    }
    return memorialView(
      await insertMemorial(db, { ...values, userId, channelId: channel.id, createdAt: now, updatedAt: now }),
    );
  });
}

/**
 * Replaces a day of the member; its mail becomes due again.
 * @throws NotFoundError `memorial.not_found`; InvalidInputError `input.invalid` by field; ForbiddenError
 * `shop.feature_off`
 */
export async function updateMemorial({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { id: number; memorial: MemorialInput };
}): Promise<Memorial> {
  const { userId } = requireMember(ctx.actor);
  requireFeature(ctx.channel, 'IS_USE_MEMORIAL');
  const changes = { ...readMemorial(input.memorial), remindedFor: null, updatedAt: ctx.clock.now() };
  return memorialView(await updateMemorialRow(ctx.db, userId, { id: input.id, changes }));
}

/** A member's day as the contract shows it. */
export function memorialView({
  id,
  userId,
  targetUserName,
  divisionCt,
  name,
  month,
  date,
  call,
}: MemorialRow): Memorial {
  return { id, user_id: userId, target_user_name: targetUserName, division_ct: divisionCt, name, month, date, call };
}
