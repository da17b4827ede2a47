import { hiddenMeta } from '@shop/pages/account';
import { loadLogout, LogoutScreen } from '@shop/pages/logout';
import { accountCopy } from '@shop/copy';
import { useLoaderData } from 'react-router';
import { load } from '../shop/load.ts';

export const loader = load(loadLogout);
export const clientLoader = load(loadLogout);
export const meta = hiddenMeta(accountCopy.logout.title);

export default function MyPageLogoutRoute() {
  return <LogoutScreen caution={useLoaderData<typeof loader>()} />;
}
