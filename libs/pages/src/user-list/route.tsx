import { favouriteCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { slot } from '@shop/theming';
import { hiddenMeta } from '../account/hidden-meta.ts';
import { MyPageFrame } from '../account/mypage-frame.tsx';
import type { Reading } from '../account/load-or-offline.ts';
import { keyLoader } from '../guards/possible-key.ts';
import type { ScreenProps } from '../loading/load-input.ts';
import { load } from '../loading/load.ts';
import { loadUserList, type ListData } from './load.ts';
import { useUserList } from './model.ts';

const UserListPage = slot('UserListPage');

export const loader = keyLoader;
export const clientLoader = Object.assign(load(loadUserList), { hydrate: true as const });
export const meta = hiddenMeta(favouriteCopy, (t) => t.lists.title);

/** A list of favourites; a skeleton until it is read. */
function UserListScreen({ loaderData: reading = null }: ScreenProps<Reading<ListData>>) {
  const { lists, list } = useCopy(favouriteCopy);
  return (
    <MyPageFrame
      title={reading?.status === 'ready' ? reading.data.list.name : lists.title}
      lead={list.lead}
      reading={reading}
    >
      {(data) => <OneList data={data} />}
    </MyPageFrame>
  );
}

function OneList({ data }: { readonly data: ListData }) {
  return <UserListPage {...useUserList(data)} />;
}

export const HydrateFallback = UserListScreen;
export default UserListScreen;
