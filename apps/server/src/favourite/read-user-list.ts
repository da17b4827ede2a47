import type { Listable, UserListDetail } from '@shop/api';
import { asFavourite } from '../catalogue/favourites-among.ts';
import { shownCatalogue } from '../catalogue/shown-catalogue.ts';
import type { Ctx } from '../context/ctx.ts';
import { requireMember } from '../context/require-member.ts';
import { selectListItems } from './user-list.queries.ts';
import { FAVOURITES } from './user-lists.ts';

/** The member's favourites as this channel shows them: products that it does not sell are left out. */
export async function readUserList(ctx: Ctx): Promise<UserListDetail> {
  const { userId } = requireMember(ctx.actor);
  const shown = shownCatalogue(ctx);
  const listables = (await selectListItems(ctx.db, userId)).flatMap(
    ({ productId, attachedAt, attachedPrice, attachedIsAvailable }): Listable[] => {
      const product = shown.findById(productId)?.summary;
      if (!product) return [];
      return [
        {
          product_id: productId,
          attached_at: attachedAt.toISOString(),
          attached_price: attachedPrice,
          attached_is_available: attachedIsAvailable,
          product: asFavourite(product),
        },
      ];
    },
  );
  return { ...FAVOURITES, count: listables.length, updated_at: listables[0]?.attached_at ?? null, listables };
}
