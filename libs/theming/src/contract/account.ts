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
import type { NamedLink } from './product.ts';

export interface AccountSlots {
  LoginPage: LoginPageProps;
  LoginSyncPage: LoginSyncPageProps;
  UnlockPage: UnlockPageProps;
  /** Asks for the link to a new password. */
  ReminderPage: ReminderPageProps;
  /** A new password, by the emailed link. */
  ReminderResetPage: ReminderResetPageProps;
  /** Asks for the link to the user name. */
  ReminderUsernamePage: ReminderPageProps;
  /** The user name, by the emailed link. */
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
  /** Changes the password. */
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

/** The top of my page. */
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
