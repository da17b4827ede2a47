import { paths } from '@shop/constants';
import { accountCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { selectCartCount, useAppSelector } from '@shop/state';
import { slot } from '@shop/theming';
import { hiddenMeta } from '../account/hidden-meta.ts';

const RegisterCompletePage = slot('RegisterCompletePage');

export const meta = hiddenMeta(accountCopy, (t) => t.registered.title);

/** Registered and logged in: thanks, and the ways on. */
function RegisterCompleteScreen() {
  const t = useCopy(accountCopy).registered;
  const user = useAppSelector((state) => state.user.data);
  const hasCart = useAppSelector((state) => selectCartCount(state) > 0);
  return (
    <RegisterCompletePage
      name={user && `${user.last_name} ${user.first_name}`}
      ways={[
        hasCart ? { label: t.cart, href: paths.cart() } : { label: t.browse, href: paths.products() },
        { label: t.addresses, href: paths.mypageAddresses() },
        { label: t.mypage, href: paths.mypage() },
      ]}
    />
  );
}

export default RegisterCompleteScreen;
