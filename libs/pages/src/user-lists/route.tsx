import { paths } from '@shop/constants';
import { favouriteCopy, goodsCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { formatDate } from '@shop/japanese';
import { slot, type UserListView } from '@shop/theming';
import { hiddenMeta } from '../account/hidden-meta.ts';
import { MyPageFrame } from '../account/mypage-frame.tsx';
import type { Reading } from '../account/load-or-offline.ts';
import type { ScreenProps } from '../loading/load-input.ts';
import { load } from '../loading/load.ts';
import { pictureOf } from '../product-card/product-picture.ts';
import { loadUserLists, type Lists } from './load.ts';

const UserListsPage = slot('UserListsPage');

export const clientLoader = load(loadUserLists);
export const meta = hiddenMeta(favouriteCopy, (t) => t.lists.title);

/** The lists of the member, each with what it holds; null while it is a skeleton. */
function UserListsScreen({ loaderData: reading = null }: ScreenProps<Reading<Lists>>) {
  const t = useCopy(favouriteCopy).lists;
  const goods = useCopy(goodsCopy);
  return (
    <MyPageFrame title={t.title} lead={t.lead} reading={reading}>
      {({ lists, limit }) => <UserListsPage lists={lists.map((list) => listView(list, goods))} limit={limit} />}
    </MyPageFrame>
  );
}

function listView(
  { key, name, count, updated_at, products }: Lists['lists'][number],
  goods: typeof goodsCopy,
): UserListView {
  return {
    key,
    name,
    href: paths.mypageList(key),
    count,
    updatedOn: updated_at === null ? null : formatDate(new Date(updated_at)),
    pictures: products.map((product) => pictureOf(product, product.name, goods)),
  };
}

export const HydrateFallback = UserListsScreen;
export default UserListsScreen;
