import { paths } from '@shop/constants';
import { frameCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import type { AccountLink, CartLink, FrameKind, NavLink, SearchBoxProps, ShopMessage } from '@shop/theming';
import { useLocation, useNavigation } from 'react-router';
import { findRoute } from '../routes/find-route.ts';
import type { FrameData } from './frame-data.ts';
import { frameKind } from './frame-kind.ts';
import { categoryLinks } from './frame-links.ts';
import { useHeaderSearch } from './use-header-search.ts';

/** Data and actions of the frame, as its slots take them. */
export interface FrameModel {
  readonly kind: FrameKind;
  readonly homeHref: string;
  readonly categories: readonly NavLink[];
  readonly account: AccountLink;
  readonly cart: CartLink;
  readonly messages: readonly ShopMessage[];
  readonly sellingStopped: boolean;
  readonly search: SearchBoxProps;
  readonly isLoading: boolean;
}

/** The frame as guests see it on the server; who is logged in and what is in the cart come after hydration. */
export function useFrameModel({ settings, categories }: FrameData): FrameModel {
  const t = useCopy(frameCopy);
  const location = useLocation();
  const { IS_USE, IS_SELLING } = settings.PLUGIN.TEMPORARY_STOP_SELLING;
  return {
    kind: frameKind(findRoute(location.pathname)),
    homeHref: paths.home(),
    categories: categoryLinks(categories, location),
    account: { label: t.login, href: paths.login(), isLogin: false },
    cart: { href: paths.cart(), count: null, onOpen: null },
    messages: [],
    sellingStopped: IS_USE && !IS_SELLING,
    search: useHeaderSearch(),
    isLoading: useNavigation().state !== 'idle',
  };
}
