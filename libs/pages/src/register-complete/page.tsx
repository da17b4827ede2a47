import { paths } from '@shop/constants';
import { selectCartCount, useShop } from '@shop/state';
import { RegisterCompletePage } from '@shop/theming';

/** Registered and logged in: thanks, and the ways on. */
export function RegisterCompleteScreen() {
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
