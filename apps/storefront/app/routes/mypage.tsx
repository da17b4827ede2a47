import { hiddenMeta } from '@shop/pages/account';
import { loadMyPage, MyPageScreen } from '@shop/pages/mypage';
import { accountCopy } from '@shop/copy';
import { useLoaderData } from 'react-router';
import { load } from '../shop/load.ts';

export const clientLoader = load(loadMyPage);

export const meta = hiddenMeta(accountCopy.mypage.title);

export function HydrateFallback() {
  return <MyPageScreen reading={null} />;
}

export default function MyPageRoute() {
  return <MyPageScreen reading={useLoaderData<typeof clientLoader>()} />;
}
