import type { ReactNode } from 'react';
import type { NamedLink } from './product.ts';

export interface FrameSlots {
  Layout: LayoutProps;
  Header: HeaderProps;
  Brand: BrandProps;
  Footer: FooterProps;
  MobileNav: MobileNavProps;
  Breadcrumb: BreadcrumbProps;
  LoadingBar: LoadingBarProps;
  ToastArea: ToastAreaProps;
  ConnectionNotice: ConnectionNoticeProps;
  ConsentBar: ConsentBarProps;
  MaintenanceLayout: MaintenanceLayoutProps;
  InvalidChannelLayout: InvalidChannelLayoutProps;
  ErrorPage: ErrorPageProps;
}

/** `shop`: every page. `checkout`: without navigation and search. */
export type FrameKind = 'shop' | 'checkout';

/** Everything around a page. */
export interface LayoutProps {
  readonly kind: FrameKind;
  readonly header: ReactNode;
  readonly footer: ReactNode;
  /**
   * Messages that the visitor has not dismissed. Each is in an element with `data-shop-message={code}` and
   * `data-version={version}`: a dismissed one is hidden before the first paint, since the server does not know of it.
   */
  readonly messages: readonly ShopMessage[];
  readonly sellingStopped: boolean;
  /** Passed to the kit's `LinkIntentProvider` around everything: called when a link is likely to be followed. */
  readonly onLinkIntent: (path: string) => void;
  readonly children: ReactNode;
}

export interface ShopMessage {
  readonly code: string;
  readonly version: string;
  readonly title: string;
  /** Plain text with line breaks. */
  readonly text: string;
  /** Where to read more; null without a link. */
  readonly link: NamedLink | null;
  readonly onDismiss: () => void;
}

/** The head of every page. */
export interface HeaderProps {
  readonly kind: FrameKind;
  readonly shopName: string;
  /** `/ec/` for members, `/` for guests (spec §4). */
  readonly homeHref: string;
  /** The slot SearchBox; null without search. */
  readonly searchBox: ReactNode;
  /** The slot MobileNav; null in checkout. */
  readonly mobileNav: ReactNode;
  readonly categories: readonly NavLink[];
  readonly account: AccountLink;
  readonly cart: CartLink;
}

/** The shop's logo and name: only this slot renders a customer's logo. */
export interface BrandProps {
  readonly shopName: string;
  readonly homeHref: string;
  /**
   * `head`: logo and name with a link to the home page, in every theme. `line`: a line of text next to the navigation,
   * if the theme has one. `foot`: the logo at the end of a page, if the theme has one.
   */
  readonly place: 'head' | 'line' | 'foot';
}

export interface NavLink extends NamedLink {
  readonly current: boolean;
}

export interface AccountLink extends NamedLink {
  readonly isLogin: boolean;
  /** The number of unread messages of the shop; null until loaded after hydration, absent for guests. */
  readonly unread?: number | null;
  /** The points that the member can spend; null until loaded and in a shop without points, absent for guests. */
  readonly points?: number | null;
}

export interface CartLink {
  readonly href: string;
  /** The number of pieces in the cart; null until loaded after hydration. */
  readonly count: number | null;
  /** Opens the cart drawer; null before hydration, when the link is followed instead. */
  readonly onOpen: (() => void) | null;
}

/** The foot of every page. */
export interface FooterProps {
  readonly kind: FrameKind;
  readonly shopName: string;
  readonly homeHref: string;
  readonly groups: readonly { readonly title: string; readonly links: readonly NamedLink[] }[];
  /** Pages that must be linked from every page by law (L-01, A-03). */
  readonly legal: readonly NamedLink[];
}

/** The navigation of small screens. */
export interface MobileNavProps {
  readonly categories: readonly NavLink[];
  readonly links: readonly NamedLink[];
}

/** The position of a page in the shop. */
export interface BreadcrumbProps {
  /** From the home page to this page, which is the last and no link. */
  readonly crumbs: readonly NamedLink[];
}

/** Shown while a page loads. */
export interface LoadingBarProps {
  readonly active: boolean;
}

/** A short message that disappears by itself. */
export interface ToastMessage {
  readonly kind: 'success' | 'info' | 'error';
  readonly text: string;
}

/** Short messages that disappear by themselves. */
export interface ToastAreaProps {
  /** Calls `show` for each message, including waiting ones. @returns a function that stops it */
  readonly listen: (show: (toast: ToastMessage) => void) => () => void;
}

/**
 * The connection was lost during a navigation; the previous page is still shown below. Not modal, and does not take the
 * focus.
 */
export interface ConnectionNoticeProps {
  /** `trying`: what could not be fetched is being fetched again. */
  readonly status: 'waiting' | 'trying';
  readonly onRetry: () => void;
  /** Called when the visitor stays on the page. */
  readonly onDrop: () => void;
}

/**
 * Asks for consent to share page views with services, over a page that can be used meanwhile. Both answers have equal
 * weight; it takes the focus only if the visitor opened it.
 */
export interface ConsentBarProps {
  /** The current answer, with its day as `2026.11.25`; null without one. */
  readonly answered: { readonly isGranted: boolean; readonly day: string } | null;
  readonly takesFocus: boolean;
  /** Where the services are described. */
  readonly privacyHref: string;
  readonly onAgree: () => void;
  readonly onDecline: () => void;
}

/** The shop is closed for maintenance. */
export interface MaintenanceLayoutProps {
  readonly title: string;
  readonly message: string;
  readonly retryHref: string;
}

/** The host belongs to no channel: a sentence only, without links. */
export interface InvalidChannelLayoutProps {
  readonly text: string;
}

/** A page that does not exist, or failed. */
export interface ErrorPageProps {
  readonly status: number;
  readonly heading: string;
  readonly text: string;
  readonly home: NamedLink;
}
