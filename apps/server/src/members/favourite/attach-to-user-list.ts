import type { UserList } from '@shop/api';
import { LIMITS } from '@shop/constants';
import { requireShown } from '../../catalogue/find-shown.ts';
import { isAvailable } from '../../catalogue/stock-state.rules.ts';
import type { Ctx } from '../../platform/context/ctx.ts';
import { inTransaction } from '../../platform/context/in-transaction.ts';
import { requireMember } from '../../platform/context/require-member.ts';
import { InvalidInputError } from '../../platform/errors/index.ts';
import { countListItems, insertListItems, lockLists } from './user-list.queries.ts';
import { listUserLists, FAVOURITES } from './user-lists.ts';

/**
 * Puts products on the member's favourites, all or none.
 * @throws NotFoundError `product.not_found`; InvalidInputError `user_list.limit_reached`
 */
export async function attachToUserList({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { ids: readonly number[] };
}): Promise<UserList> {
  const { userId } = requireMember(ctx.actor);
  const productIds = [...new Set(input.ids)];
  const attachedAt = ctx.clock.now();
  const items = productIds.map((productId) => {
    const { price, stock_state: stock } = requireShown(ctx, productId).summary;
    return {
      userId,
      listKey: FAVOURITES.key,
      productId,
      attachedAt,
      attachedPrice: price,
      attachedIsAvailable: isAvailable(stock),
    };
  });
  return inTransaction(ctx, async (ctx) => {
    await lockLists(ctx.db, userId);
    await insertListItems(ctx.db, items);
    if ((await countListItems(ctx.db, userId, FAVOURITES.key)) > LIMITS.favourites) {
      throw new InvalidInputError(
        'user_list.limit_reached',
        `お気に入りは${LIMITS.favourites}件まで登録できます。不要な商品を外してから、もう一度お試しください。`,
      );
    }
    const [list] = await listUserLists({ ctx });
    if (!list) throw new Error('A member has no list.');
    return list;
  });
}
