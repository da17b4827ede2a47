import { paths, screenPaths } from '@shop/constants';
import { frameCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { selectCartCount, useShop } from '@shop/state';
import type { AccountLink, CartLink, FrameKind, NavLink, ShopMessage } from '@shop/theming';
import { useLocation, useNavigation } from 'react-router';
import { useIsStopped } from '../connection/use-is-stopped.ts';
import { useOpenCartDrawer } from '../cart-drawer/use-open-cart-drawer.ts';
import { normalisePath } from '../screens/normalise-path.ts';
import type { FrameData } from '../frame-data/frame-data.ts';
import { frameKind } from './frame-kind.ts';
import { categoryLinks } from './category-links.ts';
import { useHydrated } from '../timing/use-hydrated.ts';
import { useShopMessages } from './use-shop-messages.ts';
import { useShownLongEnough } from '../timing/use-shown-long-enough.ts';

/** A page that comes within this time shows no loading bar. */
const QUICK_MS = 150;

/** Data and actions of the frame, as its slots take them. */
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

/** The frame as guests see it on the server; who is logged in and what is in the cart come after hydration. */
export function useFrameModel({ settings, categories, messages }: FrameData): FrameModel {
  const t = useCopy(frameCopy);
  const location = useLocation();
  const isLogin = useShop(({ auth }) => auth.isLogin, false);
  const unread = useShop(({ user }) => user.unreadMessages, null);
  const points = useShop(({ user }) => user.points, null);
  const count = useShop<number | null>(selectCartCount, null);
  const isHydrated = useHydrated();
  // What waits for the connection is told by its own notice.
  const isStopped = useIsStopped();
  const openCart = useOpenCartDrawer();
  const path = normalisePath(location.pathname);
  const { IS_USE, IS_SELLING } = settings.PLUGIN.TEMPORARY_STOP_SELLING;
  return {
    kind: frameKind(path),
    // The top action leads members to the shop's own top (spec §4).
    homeHref: isLogin ? paths.top() : paths.home(),
    categories: categoryLinks(categories, location),
    account: isLogin
      ? { label: t.mypage, href: paths.mypage(), isLogin, unread, points }
      : { label: t.login, href: paths.login(), isLogin },
    cart: { href: paths.cart(), count, onOpen: isHydrated && path !== screenPaths.cart ? () => void openCart() : null },
    messages: useShopMessages(messages),
    sellingStopped: IS_USE && !IS_SELLING,
    isLoading: useShownLongEnough(useNavigation().state !== 'idle' && !isStopped, QUICK_MS),
  };
}
