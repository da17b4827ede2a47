import type { UserList } from '@shop/api';
import { memberPaths } from '@shop/constants';
import { favouriteCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { formatDate } from '@shop/japanese';
import { slot, type UserListView } from '@shop/theming';
import { hiddenMeta } from '../account/hidden-meta.ts';
import { MyPageFrame } from '../account/mypage-frame.tsx';
import { readOrOutage, type Reading } from '../account/read-or-outage.ts';
import type { LoadInput, ScreenProps } from '../loading/load-input.ts';
import { load } from '../loading/load.ts';

const UserListsPage = slot('UserListsPage');

interface Lists {
  readonly lists: readonly UserList[];
  readonly limit: number | null;
}

export const clientLoader = load(({ api, signal }: LoadInput): Promise<Reading<Lists>> =>
  readOrOutage(async () => {
    const { data, limit } = await api.GET('/v1/me/user-lists', { signal });
    return { lists: data, limit };
  }, signal),
);
export const meta = hiddenMeta(favouriteCopy, (t) => t.lists.title);

/** The lists of the member, each with what it holds; null while it is a skeleton. */
function UserListsScreen({ loaderData: reading = null }: ScreenProps<Reading<Lists>>) {
  const t = useCopy(favouriteCopy).lists;
  return (
    <MyPageFrame title={t.title} lead={t.lead} reading={reading}>
      {({ lists, limit }) => <UserListsPage lists={lists.map(listView)} limit={limit} />}
    </MyPageFrame>
  );
}

function listView({ key, name, count, updated_at }: UserList): UserListView {
  return {
    key,
    name,
    href: memberPaths.mypageList(key),
    count,
    updatedOn: updated_at === null ? null : formatDate(new Date(updated_at)),
  };
}

export const HydrateFallback = UserListsScreen;
export default UserListsScreen;
