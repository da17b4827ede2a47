import type { ReactNode } from 'react';
import type { AddressView } from './checkout-parts.ts';
import type { DeliveryParcel } from './checkout-delivery.ts';
import type { CheckPageProps, DonePageProps, FormPageProps, LoadStatus } from './kinds.ts';
import type { ProductPicture, TemperatureZone, NamedLink } from './product.ts';

export interface GiftSlots {
  SocialGiftPage: SocialGiftPageProps;
  SocialGiftShippingPage: SocialGiftShippingPageProps;
  SocialGiftDeliveryPage: SocialGiftDeliveryPageProps;
  SocialGiftConfirmPage: SocialGiftConfirmPageProps;
  SocialGiftCompletePage: SocialGiftCompletePageProps;
}

/** Products of a gift, without prices (G-05). */
export interface GivenProduct {
  readonly key: string;
  readonly name: string;
  readonly original: { readonly text: string; readonly lang: string } | null;
  readonly brand: string;
  readonly unitLabel: string;
  readonly quantity: number;
  readonly zone: TemperatureZone;
  readonly storage: string;
  readonly allergens: string;
  readonly picture: ProductPicture;
}

export interface GivenGift {
  /** The sender, without 様. */
  readonly sender: string;
  readonly receiver: string;
  readonly message: string | null;
  /** Formatted: `2026.11.27 23:59`. */
  readonly until: string;
  readonly products: readonly GivenProduct[];
  readonly receiveHref: string;
}

/** Why a link has no gift. */
export type GiftEnd = 'unknown' | 'used' | 'expired' | 'cancelled';

/** The state of the gift behind a link or the code of a card. */
export type SocialGiftPageProps =
  | { readonly status: 'loading' }
  | { readonly status: 'outage'; readonly onRetry: () => void }
  | { readonly status: 'code'; readonly form: ReactNode }
  | { readonly status: 'open'; readonly gift: GivenGift }
  | { readonly status: 'over'; readonly why: GiftEnd; readonly ways: readonly NamedLink[] };

/** The common props of every step after the gift is opened. */
export interface GiftStep {
  readonly status: LoadStatus;
  readonly onRetry: () => void;
  /** The links to finished steps. */
  readonly stepHrefs: Readonly<Record<'shipping' | 'delivery', string>>;
}

/** The receiver enters the address of a social gift. */
export interface SocialGiftShippingPageProps extends GiftStep, Omit<FormPageProps, 'backLabel'> {
  /** Why the address cannot be delivered to, or what delays it, as soon as its postal code is known. */
  readonly notices: readonly string[];
}

/** The receiver chooses the delivery day of a social gift. */
export interface SocialGiftDeliveryPageProps extends GiftStep {
  /** Without fees and handovers. */
  readonly parcels: readonly DeliveryParcel[];
  /** The receiver, without 様. */
  readonly receiver: string;
  readonly onNext: () => void;
  readonly isSaving: boolean;
  readonly refusal: string | null;
  readonly backHref: string;
}

export interface GiftArrival {
  readonly id: string;
  readonly zone: TemperatureZone;
  /** `2026.11.27(金) 午前中` */
  readonly when: string;
}

/** The receiver confirms the delivery of a social gift. */
export interface SocialGiftConfirmPageProps extends GiftStep, Omit<CheckPageProps, 'rows'> {
  /** Null until it is known. */
  readonly place: AddressView | null;
  /** Empty if none was given. */
  readonly email: string;
  readonly arrivals: readonly GiftArrival[];
}

/** The address of a social gift was entered. */
export interface SocialGiftCompletePageProps extends DonePageProps {
  readonly status: LoadStatus;
  readonly onRetry: () => void;
  readonly sender: string;
  readonly registeredAt: string;
  /** Empty in a browser other than the one in which they were entered. */
  readonly arrivals: readonly GiftArrival[];
  readonly products: readonly GivenProduct[];
}
