import { hiddenMeta } from '@shop/pages/account';
import { loadUnlock, UnlockScreen } from '@shop/pages/unlock';
import { accountCopy } from '@shop/copy';
import { useLoaderData } from 'react-router';
import { load } from '../shop/load.ts';

export const clientLoader = load(loadUnlock);

export const meta = hiddenMeta(accountCopy.unlock.title);

export function HydrateFallback() {
  return <UnlockScreen reading={null} />;
}

export default function LoginUnlockRoute() {
  return <UnlockScreen reading={useLoaderData<typeof clientLoader>()} />;
}
