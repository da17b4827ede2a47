import { NotFoundError } from '../../platform/errors/index.ts';
import type { UserList, UserListDetail, Listable } from '@shop/api';
import type { Ctx } from '../../platform/context/ctx.ts';
import { HEADERS, LIMITS } from '@shop/constants';
import { Answer } from '../../platform/contract/answer.ts';
import { pageWindow, type Paging } from '../../platform/contract/page-window.ts';
import { requireMember } from '../../platform/context/require-member.ts';
import { deleteListItems, selectListItems } from './user-list.queries.ts';
import { asFavourite } from '../../catalogue/favourites-among.ts';
import { shownCatalogue } from '../../catalogue/catalogue-of.ts';

interface Input extends Paging {
  key: string;
  isListables: boolean;
}

/** The list to which `attach` adds products; every member has it. */
export const FAVOURITES = { key: 'favorite', name: 'お気に入り' } as const;

/** @throws NotFoundError `user_list.not_found` when the member has no list of this key */
export function requireListKey(key: string): string {
  if (key === FAVOURITES.key) return key;
  throw new NotFoundError('user_list.not_found', 'リストが見つかりませんでした。');
}

/** Returns the member's lists: the favourites. */
export async function listUserLists({ ctx }: { ctx: Ctx }): Promise<UserList[]> {
  const { key, name, count, updated_at, listables } = await readUserList(ctx);
  return [{ key, name, count, updated_at, ids: listables.map(({ product_id }) => product_id) }];
}

/** Returns one list of the member with a page of its products. @throws NotFoundError `user_list.not_found` */
export async function getUserList({ ctx, input }: { ctx: Ctx; input: Input }): Promise<Answer<UserListDetail>> {
  requireListKey(input.key);
  const list = await readUserList(ctx);
  const { offset, count, headers } = pageWindow(list.count, input);
  const listables = input.isListables ? list.listables.slice(offset, offset + count) : [];
  return new Answer({ ...list, listables }, { headers: { ...headers, [HEADERS.limit]: String(LIMITS.favourites) } });
}

/**
 * Removes products from one list of the member, or from all with `key` null.
 * @throws NotFoundError `user_list.not_found`
 */
export async function detachFromUserList({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { key: string | null; ids: number[] };
}): Promise<UserList[]> {
  const { userId } = requireMember(ctx.actor);
  const listKey = input.key === null ? null : requireListKey(input.key);
  await deleteListItems(ctx.db, userId, { listKey, productIds: input.ids });
  return listUserLists({ ctx });
}

/** The member's favourites as this channel shows them: products that it does not sell are left out. */
async function readUserList(ctx: Ctx): Promise<UserListDetail> {
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
