import { hiddenMeta } from '@shop/pages/account';
import { RegisterCompleteScreen } from '@shop/pages/register-complete';
import { accountCopy } from '@shop/copy';

export const meta = hiddenMeta(accountCopy.registered.title);

export default function RegisterCompleteRoute() {
  return <RegisterCompleteScreen />;
}
