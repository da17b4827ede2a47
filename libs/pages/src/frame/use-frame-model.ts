import { paths, screenPaths, withQuery } from '@shop/constants';
import { frameCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { selectCartCount, dismissMessage, documentCookies, isMessageDismissed, useAppSelector } from '@shop/state';
import type { AccountLink, CartLink, FrameKind, NavLink, ShopMessage } from '@shop/theming';
import { useLocation, useNavigation } from 'react-router';
import { useIsStopped } from '../connection/use-connection.ts';
import { useOpenCartDrawer } from '../cart-drawer/use-open-cart-drawer.ts';
import { isAt, isWithin } from '../screens/is-at.ts';
import type { FrameData, FrameCategory, FrameMessage } from '../frame-data/frame-data.ts';
import { useHydrated } from '../timing/use-hydrated.ts';
import { useShownLongEnough } from '../timing/use-shown-long-enough.ts';
import { useState } from 'react';

const { cartShippingSelect, cartShippingAdd, cartShippingDetail, cartPayment, cartConfirm } = screenPaths;

/** Screens of the checkout, without links to other pages. */
const onTheWay: readonly string[] = [cartShippingSelect, cartShippingAdd, cartShippingDetail, cartPayment, cartConfirm];

/** A page that loads within this time shows no loading bar. */
const QUICK_MS = 150;

/** The props of the frame's slots. */
export interface FrameModel {
  readonly kind: FrameKind;
  readonly homeHref: string;
  readonly categories: readonly NavLink[];
  readonly account: AccountLink;
  readonly cart: CartLink;
  readonly messages: readonly ShopMessage[];
  readonly sellingStopped: boolean;
  readonly isLoading: boolean;
}

/** Returns the props of the frame: those of a guest on the server; member and cart are known after hydration. */
export function useFrameModel({ settings, categories, messages }: FrameData): FrameModel {
  const t = useCopy(frameCopy);
  const location = useLocation();
  const isLogin = useAppSelector(({ auth }) => auth.isLogin);
  const unread = useAppSelector(({ user }) => user.unreadMessages);
  const points = useAppSelector(({ user }) => user.points);
  const count = useAppSelector((state) => (state.cart.data === null ? null : selectCartCount(state)));
  const isHydrated = useHydrated();
  // A navigation that waits for the connection has its own notice.
  const isStopped = useIsStopped();
  const openCart = useOpenCartDrawer();
  const { pathname } = location;
  const { IS_USE, IS_SELLING } = settings.PLUGIN.TEMPORARY_STOP_SELLING;
  return {
    kind: isAt(pathname, ...onTheWay) ? 'checkout' : 'shop',
    // The top action leads members to the shop's own top (spec §4).
    homeHref: isLogin ? paths.top() : paths.home(),
    categories: categoryLinks(categories, location),
    account: isLogin
      ? { label: t.mypage, href: paths.mypage(), isLogin, unread, points }
      : { label: t.login, href: paths.login(), isLogin },
    cart: {
      href: paths.cart(),
      count,
      onOpen: isHydrated && !isAt(pathname, screenPaths.cart) ? () => void openCart() : null,
    },
    messages: useShopMessages(messages),
    sellingStopped: IS_USE && !IS_SELLING,
    isLoading: useShownLongEnough(useNavigation().state !== 'idle' && !isStopped, QUICK_MS),
  };
}

/** Ways into the categories; the one whose list is open is marked. */
function categoryLinks(
  categories: readonly FrameCategory[],
  location: { readonly pathname: string; readonly search: string },
): NavLink[] {
  const open = isWithin(location.pathname, screenPaths.products)
    ? new URLSearchParams(location.search).get('category')
    : null;
  return categories.map(({ key, name }) => ({
    label: name,
    href: withQuery(paths.products(), { category: key }),
    current: open === key,
  }));
}

/** Returns the shop messages not dismissed; all of them on the server and until hydration (see `dismissalScript`). */
function useShopMessages(messages: readonly FrameMessage[]): readonly ShopMessage[] {
  const [gone, setGone] = useState<readonly string[]>([]);
  const isHydrated = useHydrated();
  return messages
    .filter(
      (message) => !gone.includes(message.code) && !(isHydrated && isMessageDismissed(documentCookies(), message)),
    )
    .map((message) => ({
      code: message.code,
      version: message.updated_at,
      title: message.title,
      text: message.text,
      link: message.link,
      onDismiss: () => {
        dismissMessage(documentCookies(), message);
        setGone((before) => [...before, message.code]);
      },
    }));
}
