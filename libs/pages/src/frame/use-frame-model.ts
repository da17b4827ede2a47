import { paths } from '@shop/constants';
import { frameCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import type { AccountLink, CartLink, FrameKind, NavLink, ShopMessage } from '@shop/theming';
import { selectCartCount, useShop } from '@shop/state';
import { useLocation, useNavigation } from 'react-router';
import { useOpenCartDrawer } from '../cart-drawer/use-open-cart-drawer.ts';
import { findRoute } from '../routes/find-route.ts';
import type { FrameData } from './frame-data.ts';
import { frameKind } from './frame-kind.ts';
import { categoryLinks } from './frame-links.ts';
import { useHydrated } from './use-hydrated.ts';

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
export function useFrameModel({ settings, categories }: FrameData): FrameModel {
  const t = useCopy(frameCopy);
  const location = useLocation();
  const openCart = useOpenCartDrawer();
  const { IS_USE, IS_SELLING } = settings.PLUGIN.TEMPORARY_STOP_SELLING;
  return {
    kind: frameKind(findRoute(location.pathname)),
    homeHref: paths.home(),
    categories: categoryLinks(categories, location),
    account: { label: t.login, href: paths.login(), isLogin: false },
    cart: { href: paths.cart(), count: useShop(selectCartCount, null), onOpen: useHydrated() ? () => void openCart() : null },
    messages: [],
    sellingStopped: IS_USE && !IS_SELLING,
    isLoading: useNavigation().state !== 'idle',
  };
}
