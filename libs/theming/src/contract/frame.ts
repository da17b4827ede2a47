import type { ReactNode } from 'react';
import type { MetaOf } from './meta.ts';
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

/** `shop` is every page; `checkout` keeps the shopper on the way: no navigation, no search. */
export type FrameKind = 'shop' | 'checkout';

export interface LayoutProps {
  readonly kind: FrameKind;
  readonly header: ReactNode;
  readonly footer: ReactNode;
  /**
   * Shop messages that the reader has not dismissed. Each stands in an element with
   * `data-shop-message={code}` and `data-version={version}`:
   * a dismissed one is hidden there before the first paint, which the server cannot know.
   */
  readonly messages: readonly ShopMessage[];
  readonly sellingStopped: boolean;
  /** To be given to the kit's `LinkIntentProvider` around everything: a link is about to be followed. */
  readonly onLinkIntent: (path: string) => void;
  readonly children: ReactNode;
}

export interface ShopMessage {
  readonly code: string;
  readonly version: string;
  readonly title: string;
  /** Plain text; lines are parted by line breaks. */
  readonly text: string;
  /** Where more is said; null when nowhere. */
  readonly link: NamedLink | null;
  readonly onDismiss: () => void;
}

export interface HeaderProps {
  readonly kind: FrameKind;
  readonly shopName: string;
  /** `/ec/` for members, `/` for guests (spec §4). */
  readonly homeHref: string;
  /** The slot SearchBox; null where there is no search. */
  readonly searchBox: ReactNode;
  /** The slot MobileNav; null in checkout. */
  readonly mobileNav: ReactNode;
  readonly categories: readonly NavLink[];
  readonly account: AccountLink;
  readonly cart: CartLink;
}

/** The shop's mark and name: a customer's logo is drawn by this slot alone. */
export interface BrandProps {
  readonly shopName: string;
  readonly homeHref: string;
  /**
   * `head`: mark and name that lead to the top, in every theme. `line`: a line of words beside the navigation, where the
   * theme has one. `foot`: the mark once more, where the theme closes a page with it.
   */
  readonly place: 'head' | 'line' | 'foot';
}

export interface NavLink extends NamedLink {
  readonly current: boolean;
}

export interface AccountLink extends NamedLink {
  readonly isLogin: boolean;
  /** Messages of the shop that wait to be read; null until they were counted, which is after hydration, absent for guests. */
  readonly unread?: number | null;
  /** Points that the member can spend; null until they were counted and where the shop has none, absent for guests. */
  readonly points?: number | null;
}

export interface CartLink {
  readonly href: string;
  /** Pieces in the cart; null until it is known, which is after hydration. */
  readonly count: number | null;
  /** Opens the cart at the side; null before hydration, when the link itself is followed. */
  readonly onOpen: (() => void) | null;
}

export interface FooterProps {
  readonly kind: FrameKind;
  readonly shopName: string;
  readonly homeHref: string;
  readonly groups: readonly { readonly title: string; readonly links: readonly NamedLink[] }[];
  /** Pages that the law wants within reach of every page (L-01, A-03). */
  readonly legal: readonly NamedLink[];
}

export interface MobileNavProps {
  readonly categories: readonly NavLink[];
  readonly links: readonly NamedLink[];
}

export interface BreadcrumbProps {
  /** From the top of the shop to this page, which is the last and not a link. */
  readonly crumbs: readonly NamedLink[];
}

export interface LoadingBarProps {
  readonly active: boolean;
}

/** A short message that goes by itself. */
export interface ToastMessage {
  readonly kind: 'success' | 'info' | 'error';
  readonly text: string;
}

export interface ToastAreaProps {
  /** Calls `show` for each message, those that already wait included. @returns a function that ends it */
  readonly listen: (show: (toast: ToastMessage) => void) => () => void;
}

/**
 * The connection was lost on the way to another page; the page that was left still stands below. Not modal, and does not
 * take the focus.
 */
export interface ConnectionNoticeProps {
  /** `trying`: what could not be fetched is being fetched again. */
  readonly status: 'waiting' | 'trying';
  readonly onRetry: () => void;
  /** The reader stays where he is. */
  readonly onDrop: () => void;
}

/**
 * Asks whether others may be told what is looked at, over a page that can be used meanwhile. Both answers weigh the same, and it
 * takes the focus only where the reader has asked for it.
 */
export interface ConsentBarProps {
  /** The answer so far, with its day as `2026.11.25`; null where there is none. */
  readonly answered: { readonly isGranted: boolean; readonly day: string } | null;
  readonly takesFocus: boolean;
  /** Where it is told who is told what. */
  readonly privacyHref: string;
  readonly onAgree: () => void;
  readonly onDecline: () => void;
}

export interface MaintenanceLayoutProps {
  readonly title: string;
  readonly message: string;
  readonly retryHref: string;
}

/** The host belongs to no channel: the sentence alone, no way on. */
export interface InvalidChannelLayoutProps {
  readonly text: string;
}

export interface ErrorPageProps {
  readonly status: number;
  readonly heading: string;
  readonly text: string;
  readonly home: NamedLink;
}

const safe = { v: 1, wrap: 'safe', replace: 'safe' } as const;

export const frameMeta = {
  Layout: {
    ...safe,
    doc: 'Everything around a page',
    states: ['shop', 'checkout', 'message', 'selling_stopped', 'long_text'],
  },
  Header: {
    ...safe,
    doc: 'Head of every page',
    states: ['guest', 'member', 'unread', 'member_points', 'cart', 'checkout', 'long_text'],
  },
  Brand: { ...safe, doc: 'Mark and name of the shop', states: ['head', 'line', 'foot', 'long_text'] },
  Footer: { ...safe, doc: 'Foot of every page', states: ['shop', 'checkout', 'long_text'] },
  MobileNav: { ...safe, doc: 'Navigation of small screens', states: ['closed', 'open', 'long_text'] },
  Breadcrumb: { ...safe, doc: 'Where a page stands', states: ['short', 'long', 'long_text'] },
  LoadingBar: { ...safe, doc: 'A page is on its way', states: ['active', 'idle'] },
  ToastArea: {
    ...safe,
    doc: 'Short messages that go by themselves',
    states: ['success', 'info', 'error', 'long_text'],
  },
  ConnectionNotice: {
    ...safe,
    doc: 'The connection was lost on the way to another page',
    states: ['waiting', 'trying', 'long_text'],
  },
  ConsentBar: {
    ...safe,
    doc: 'Whether others may be told what is looked at',
    states: ['ask', 'agreed', 'declined', 'long_text'],
  },
  MaintenanceLayout: {
    ...safe,
    doc: 'The shop is closed for work',
    states: ['default', 'own_words', 'long_text'],
  },
  InvalidChannelLayout: { ...safe, doc: 'No shop under this name', states: ['default', 'long_text'] },
  ErrorPage: {
    ...safe,
    doc: 'A page that is not there, or failed',
    states: ['not_found', 'failed', 'long_text'],
  },
} as const satisfies MetaOf<FrameSlots>;
