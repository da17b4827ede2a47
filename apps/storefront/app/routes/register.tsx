import { hiddenMeta } from '@shop/pages/account';
import { loadRegister, RegisterScreen } from '@shop/pages/register';
import { accountCopy } from '@shop/copy';
import { useLoaderData } from 'react-router';
import { load } from '../shop/load.ts';

export const clientLoader = load(loadRegister);

export const meta = hiddenMeta(accountCopy.register.title);

export function HydrateFallback() {
  return <RegisterScreen reading={null} />;
}

export default function RegisterRoute() {
  return <RegisterScreen reading={useLoaderData<typeof clientLoader>()} />;
}
