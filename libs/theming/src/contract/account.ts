import type { ReactNode } from 'react';
import type { AddressFormPageProps, AddressListPageProps } from './account-addresses.ts';
import type { CardFormPageProps, CardListPageProps } from './account-cards.ts';
import type { UserListPageProps, UserListsPageProps } from './account-favourites.ts';
import type { LeavePageProps } from './account-leaving.ts';
import type {
  AccountWarning,
  LoginPageProps,
  LoginSyncPageProps,
  LogoutPageProps,
  RegisterCompletePageProps,
  RegisterPageProps,
  UnlockPageProps,
  SecondFactorPageProps,
} from './account-login.ts';
import type {
  LoginHistoryPageProps,
  MessageListPageProps,
  MessagePageProps,
  ProductHistoryPageProps,
  ProductRequestHistoryPageProps,
  ProductSearchHistoryPageProps,
} from './account-logs.ts';
import type { MeasuredPerson, MeasurementFormPageProps, MeasurementListPageProps } from './account-measurements.ts';
import type { MemorialFormPageProps, MemorialListPageProps } from './account-memorials.ts';
import type { OrderListPageProps, OrderPageProps, OrderSummaryView } from './account-orders.ts';
import type { PasskeyPageProps } from './account-passkeys.ts';
import type { PointPageProps } from './account-points.ts';
import type { ReminderPageProps, ReminderResetPageProps } from './account-reminder.ts';
import type { UserInfoFormPageProps, UserInfoPageProps } from './account-user-info.ts';
import type { AddressView } from './checkout-parts.ts';
import type { FormPageProps, LoadStatus } from './kinds.ts';
import type { MetaOf } from './meta.ts';
import type { NamedLink } from './product.ts';

export interface AccountSlots {
  LoginPage: LoginPageProps;
  LoginSyncPage: LoginSyncPageProps;
  UnlockPage: UnlockPageProps;
  ReminderPage: ReminderPageProps;
  ReminderResetPage: ReminderResetPageProps;
  ReminderUsernamePage: ReminderPageProps;
  ReminderUsernameResetPage: ReminderResetPageProps;
  RegisterPage: RegisterPageProps;
  RegisterCompletePage: RegisterCompletePageProps;
  MyPageLayout: MyPageLayoutProps;
  MyPageHome: MyPageHomeProps;
  OrderListPage: OrderListPageProps;
  OrderPage: OrderPageProps;
  AddressListPage: AddressListPageProps;
  AddressFormPage: AddressFormPageProps;
  MeasurementListPage: MeasurementListPageProps;
  MeasurementFormPage: MeasurementFormPageProps;
  PasswordPage: FormPageProps;
  LogoutPage: LogoutPageProps;
  LoginHistoryPage: LoginHistoryPageProps;
  UserListsPage: UserListsPageProps;
  UserListPage: UserListPageProps;
  ProductHistoryPage: ProductHistoryPageProps;
  ProductSearchHistoryPage: ProductSearchHistoryPageProps;
  ProductRequestHistoryPage: ProductRequestHistoryPageProps;
  MessageListPage: MessageListPageProps;
  MessagePage: MessagePageProps;
  LeavePage: LeavePageProps;
  SecondFactorPage: SecondFactorPageProps;
  PasskeyPage: PasskeyPageProps;
  CardListPage: CardListPageProps;
  CardFormPage: CardFormPageProps;
  PointPage: PointPageProps;
  UserInfoPage: UserInfoPageProps;
  UserInfoFormPage: UserInfoFormPageProps;
  MemorialListPage: MemorialListPageProps;
  MemorialFormPage: MemorialFormPageProps;
}

/** A group of links in the menu of my page. */
export interface MyPageNavGroup {
  /** Null for the links above all groups. */
  readonly title: string | null;
  readonly links: readonly (NamedLink & {
    readonly current: boolean;
    /** The number of unread items; absent if there are none. */
    readonly unread?: number;
  })[];
}

/** The frame of every screen of my page. */
export interface MyPageLayoutProps {
  readonly title: string;
  readonly lead: string | null;
  readonly nav: readonly MyPageNavGroup[];
  /** Whether the menu is always open: on screens that the channel treats as desktop (spec §9 "Breakpoints"). */
  readonly isNavOpen: boolean;
  /** 姓名 without 様; null until loaded. */
  readonly memberName: string | null;
  readonly warnings: readonly AccountWarning[];
  readonly status: LoadStatus;
  readonly onRetry: () => void;
  readonly children: ReactNode;
}

export interface MyPageHomeProps {
  /** The newest orders, at most three. */
  readonly orders: readonly OrderSummaryView[];
  readonly ordersHref: string;
  readonly defaultAddress: AddressView | null;
  readonly addressCount: number;
  readonly addressesHref: string;
  readonly addressAddHref: string;
  readonly email: string;
  readonly browseHref: string;
  /** Unread messages of the shop; null if there are none, and until loaded. */
  readonly unread: { readonly count: number; readonly href: string } | null;
  /** The member's next reminder date; null without one, and where the shop has no such dates. */
  readonly memorial: {
    readonly label: string;
    readonly day: string;
    readonly daysLeft: number;
    readonly href: string;
  } | null;
  /** The latest body measurements of each person; null where the shop does not store them. */
  readonly measurements: {
    readonly people: readonly Pick<MeasuredPerson, 'name' | 'entries'>[];
    readonly href: string;
    readonly addHref: string;
  } | null;
}

const page = { v: 1, wrap: 'safe', replace: 'safe' } as const;

export const accountMeta = {
  LoginPage: {
    ...page,
    v: 3,
    doc: 'Login with its second step',
    states: ['credentials', 'passkey', 'notice', 'verify', 'warned', 'guest', 'session_ended', 'loading', 'long_text'],
  },
  LoginSyncPage: {
    ...page,
    doc: 'Login of a member of another channel',
    states: ['credentials', 'notice', 'verify', 'warned', 'loading', 'long_text'],
  },
  UnlockPage: {
    ...page,
    doc: 'A locked account is opened by its mailed link',
    states: ['checking', 'unlocked', 'refused', 'outage'],
  },
  ReminderPage: {
    ...page,
    doc: 'The link for a new password is asked for',
    states: ['email', 'sent', 'long_text'],
  },
  ReminderResetPage: {
    ...page,
    doc: 'A new password by the mailed link',
    states: ['checking', 'form', 'refused', 'outage', 'long_text'],
  },
  ReminderUsernamePage: {
    ...page,
    doc: 'The link to the user name is asked for',
    states: ['email', 'sent', 'long_text'],
  },
  ReminderUsernameResetPage: {
    ...page,
    doc: 'The user name by the mailed link',
    states: ['form', 'refused', 'told', 'long_text'],
  },
  RegisterPage: {
    ...page,
    doc: 'Registration from the mail address to the last field',
    states: ['email', 'sent', 'checking', 'refused', 'form', 'outage', 'long_text'],
  },
  RegisterCompletePage: {
    ...page,
    v: 2,
    doc: 'Registered, and where to go now',
    states: ['default', 'with_cart', 'long_text'],
  },
  MyPageLayout: {
    ...page,
    v: 2,
    doc: 'Everything around a screen of my page',
    states: ['ready', 'unread', 'warnings', 'loading', 'outage', 'long_text'],
  },
  MyPageHome: {
    ...page,
    v: 2,
    doc: 'My page',
    states: ['default', 'unread', 'memorial', 'empty', 'long_text'],
  },
  OrderListPage: {
    ...page,
    v: 3,
    doc: 'Orders, newest first, by number and period',
    states: ['default', 'empty', 'searched', 'not_found', 'error', 'long_text', 'many'],
  },
  OrderPage: {
    ...page,
    v: 4,
    doc: 'One order: cancelling, receipt, ordering again',
    states: [
      'default',
      'awaiting_payment',
      'unpaid_transfer',
      'overdue',
      'paid',
      'cancelling',
      'cancelled',
      'too_late',
      'several_destinations',
      'shipped',
      'receipt_issued',
      'ordered_again',
      'social_gift',
      'link_sent',
      'long_text',
    ],
  },
  AddressListPage: {
    ...page,
    v: 2,
    doc: 'Address book',
    states: [
      'default',
      'empty',
      'full',
      'message',
      'contradicting',
      'searched',
      'not_found',
      'long_text',
      'many',
      'file_refused',
      'file_under_way',
      'delete_all',
    ],
  },
  AddressFormPage: {
    ...page,
    doc: 'Adding or changing an address',
    states: ['add', 'edit', 'order_under_way', 'contradicting', 'long_text'],
  },
  MeasurementListPage: {
    ...page,
    v: 2,
    doc: 'Body measurements, person by person',
    states: ['default', 'empty', 'full', 'message', 'deleting', 'long_text'],
  },
  MeasurementFormPage: { ...page, v: 2, doc: 'Writing measurements down', states: ['empty', 'again'] },
  PasswordPage: { ...page, doc: 'Changing the password', states: ['default', 'long_text'] },
  LogoutPage: { ...page, doc: 'Logging out', states: ['ask', 'leaving', 'done', 'long_text'] },
  SecondFactorPage: {
    ...page,
    doc: 'The second factor, to be turned on or off',
    states: ['on', 'off', 'password', 'code', 'message', 'long_text'],
  },
  LeavePage: {
    ...page,
    doc: 'Leaving the shop, in two steps',
    states: ['review', 'open_orders', 'confirm', 'done', 'long_text'],
  },
  LoginHistoryPage: {
    ...page,
    doc: 'Logins by day, newest first',
    states: ['default', 'empty', 'long_text', 'many'],
  },
  UserListsPage: {
    ...page,
    doc: 'Lists of favourites',
    states: ['default', 'empty', 'many', 'long_text'],
  },
  UserListPage: {
    ...page,
    doc: 'One list of favourites, and what has changed on it',
    states: ['default', 'one', 'empty', 'full', 'message', 'long_text', 'many'],
  },
  ProductHistoryPage: {
    ...page,
    doc: 'Products that a member has looked at, by day',
    states: ['default', 'one', 'empty', 'message', 'long_text', 'many'],
  },
  ProductSearchHistoryPage: {
    ...page,
    doc: 'Words that a member has searched for, by day',
    states: ['default', 'one', 'empty', 'message', 'long_text', 'many'],
  },
  ProductRequestHistoryPage: {
    ...page,
    v: 2,
    doc: 'Products that a member waits to be told of, or wishes for, and whether they can be bought now',
    states: ['default', 'one', 'empty', 'waiting', 'message', 'long_text', 'many'],
  },
  MessageListPage: {
    ...page,
    doc: 'What the shop tells one member, by day',
    states: ['default', 'one', 'empty', 'long_text', 'many'],
  },
  MessagePage: { ...page, doc: 'One message of the shop', states: ['default', 'long_text'] },
  PasskeyPage: {
    ...page,
    doc: 'Passkeys of the member, and adding one',
    states: ['default', 'empty', 'full', 'message', 'add', 'unsupported', 'long_text'],
  },
  CardListPage: {
    v: 1,
    doc: 'Cards that the payment service keeps for the member',
    wrap: 'safe',
    replace: 'safe',
    states: ['default', 'empty', 'full', 'message', 'long_text'],
  },
  CardFormPage: {
    v: 1,
    doc: 'A further card, by the fields of the payment service',
    wrap: 'safe',
    replace: 'safe',
    states: ['default', 'first_card', 'fields_loading', 'fields_failed', 'failed', 'full', 'saving', 'long_text'],
  },
  PointPage: {
    v: 1,
    doc: 'Points and coupons of the member',
    wrap: 'safe',
    replace: 'safe',
    states: ['default', 'empty', 'many', 'coupons', 'no_coupons', 'long_text'],
  },
  UserInfoPage: {
    ...page,
    doc: 'What the shop knows of the member',
    states: ['default', 'unverified', 'long_text'],
  },
  UserInfoFormPage: {
    ...page,
    doc: 'Changing it: the data, the security question, the mail address by its mailed link',
    states: ['default', 'error', 'question', 'email', 'sent', 'confirm', 'refused', 'proved', 'long_text'],
  },
  MemorialListPage: {
    v: 1,
    doc: 'Days of the year that a member is reminded of, from today on',
    wrap: 'safe',
    replace: 'safe',
    states: ['default', 'one', 'empty', 'full', 'message', 'deleting', 'many', 'long_text'],
  },
  MemorialFormPage: {
    v: 1,
    doc: 'Adding or changing such a day',
    wrap: 'safe',
    replace: 'safe',
    states: ['add', 'edit', 'refused', 'long_text'],
  },
} as const satisfies MetaOf<AccountSlots>;
