import type { Memorial, MemorialInput } from '@shop/api';
import { LIMITS } from '@shop/constants';
import type { Ctx } from '../context/ctx.ts';
import { inTransaction } from '../context/in-transaction.ts';
import { requireMember } from '../context/require-member.ts';
import { InvalidInputError } from '../errors/index.ts';
import { memorialView } from './memorial-view.ts';
import { countMemorials, insertMemorial, lockMemorials } from './memorial.queries.ts';
import { readMemorial } from './memorial.rules.ts';

/** Writes a day of the member down. @throws InvalidInputError `input.invalid` by field, `memorial.limit_reached` */
export async function createMemorial({ ctx, input }: { ctx: Ctx; input: MemorialInput }): Promise<Memorial> {
  const { userId } = requireMember(ctx.actor);
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
