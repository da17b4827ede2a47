import { paths } from '@shop/constants';
import { selectCartCount, useShop } from '@shop/state';
import { slot } from '@shop/theming';
import { accountCopy } from '@shop/copy';
import { hiddenMeta } from '../account/hidden-meta.ts';

const RegisterCompletePage = slot('RegisterCompletePage');

export const meta = hiddenMeta(accountCopy.registered.title);

/** Registered and logged in: thanks, and the ways on. */
function RegisterCompleteScreen() {
  const user = useShop((state) => state.user.data, null);
  const hasCart = useShop((state) => selectCartCount(state) > 0, false);
  return (
    <RegisterCompletePage
      name={user && `${user.last_name} ${user.first_name}`}
      mypageHref={paths.mypage()}
      addressesHref={paths.mypageAddresses()}
      browseHref={paths.products()}
      cartHref={hasCart ? paths.cart() : null}
    />
  );
}

export default RegisterCompleteScreen;
