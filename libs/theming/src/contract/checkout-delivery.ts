import type { ReactNode } from 'react';
import type { AddressSearch, AddressView, NextStep, ParcelView, PieceView } from './checkout-parts.ts';
import type { ProductPicture } from './product.ts';

/** A destination of the cart. */
export interface DestinationCard extends AddressView {
  readonly key: string;
  readonly pieces: number;
  readonly editHref: string;
  /** Called to remove it; null for the only destination. */
  readonly onRemove: (() => void) | null;
}

/** An entry of the member's address book. */
export interface AddressChoice extends AddressView {
  readonly id: number;
  readonly isDefault: boolean;
  readonly isChosen: boolean;
  /** Why it must be corrected first, and where; null if it can be chosen. */
  readonly correction: { readonly reason: string; readonly href: string } | null;
}

/** Who orders, and where it is delivered. */
export interface ShippingSelectPageProps {
  readonly isMember: boolean;
  readonly loginHref: string;
  /** ご注文者. A complete entry is shown as `known` with a link to change it. */
  readonly orderer: {
    readonly known: (AddressView & { readonly email: string }) | null;
    readonly onEdit: () => void;
    /**
     * The form of a guest; null while `known` is shown. `wrap` goes around the whole step, so that `submit` at its end
     * sends `fields` at its start.
     */
    readonly form: {
      readonly wrap: (step: ReactNode) => ReactNode;
      readonly fields: ReactNode;
      readonly submit: ReactNode;
    } | null;
  };
  /** Whether products are sent to the orderer, to another address, or to a receiver who enters the address. */
  readonly target: 'orderer' | 'other' | 'receiver';
  readonly onTarget: (target: 'orderer' | 'other' | 'receiver') => void;
  /** Whether all products can be sent to a receiver whose address is unknown. */
  readonly canGiveUnknown: boolean;
  /** The receiver who enters the address, with a text instead of the address; null if none is named. */
  readonly receiver: (AddressView & { readonly editHref: string }) | null;
  /** The member's addresses, filtered by the search or chosen; empty for guests. */
  readonly addresses: readonly AddressChoice[];
  /** Null while the address book is short. */
  readonly search: AddressSearch | null;
  readonly onToggleAddress: (id: number) => void;
  readonly destinations: readonly DestinationCard[];
  /** Whether another destination can be added. */
  readonly canAdd: boolean;
  readonly allowMultiple: boolean;
  readonly addHref: string;
  readonly next: NextStep;
  readonly backHref: string;
}

/** Adds a destination. */
export interface ShippingAddPageProps {
  /** `receiver`: the receiver enters the address. */
  readonly step: 'address' | 'receiver';
  readonly isEditing: boolean;
  /** The form with its submit button. */
  readonly form: ReactNode;
  readonly backHref: string;
}

/** A row of the matrix line × destination. */
export interface MatrixRow {
  readonly lineKey: string;
  readonly name: string;
  readonly unitLabel: string;
  readonly picture: ProductPicture;
  /** The pieces of this line at all destinations. */
  readonly total: number;
  readonly max: number;
  readonly cells: readonly { readonly shippingKey: string; readonly quantity: number }[];
}

export interface MatrixView {
  readonly destinations: readonly { readonly key: string; readonly label: string; readonly name: string }[];
  readonly rows: readonly MatrixRow[];
  readonly status: 'idle' | 'saving';
  readonly onCell: (lineKey: string, shippingKey: string, quantity: number) => void;
}

export interface DateChoice {
  /** `YYYY-MM-DD` */
  readonly value: string;
  /** `2026.11.21(土)` */
  readonly label: string;
  readonly isOpen: boolean;
  /** Why the day is not available (D-04). */
  readonly reason: string | null;
  /** Why the shop is closed that day (定休日); the carrier may deliver nevertheless. */
  readonly shopClosed: string | null;
  /** The name of the national holiday. */
  readonly holiday: string | null;
  /** 大安, 仏滅 … */
  readonly rokuyo: string;
}

/** A parcel and its options of day and time. */
export interface DeliveryParcel extends ParcelView {
  readonly dates: readonly DateChoice[];
  /** Null: 指定なし(最短でお届け), which differs from choosing the earliest day (D-04). */
  readonly date: string | null;
  readonly slots: readonly { readonly code: string; readonly name: string; readonly isOpen: boolean }[];
  readonly slot: string | null;
  /** The available handovers, in person first; a single one is no choice. */
  readonly handovers: readonly { readonly code: string; readonly name: string }[];
  readonly handover: string;
  readonly earliest: string | null;
  /** Why no day is available, or what delays the region (D-02). */
  readonly notice: string | null;
  readonly status: 'loading' | 'idle' | 'saving';
  readonly onDate: (date: string | null) => void;
  readonly onSlot: (slot: string | null) => void;
  readonly onHandover: (code: string) => void;
}

export type NoshiPurposeName =
  | 'chugen'
  | 'seibo'
  | 'nenga'
  | 'kanchu'
  | 'oiwai'
  | 'uchiiwai'
  | 'orei'
  | 'soshina'
  | 'wedding'
  | 'kaiki'
  | 'omimai'
  | 'kokorozashi'
  | 'osonae'
  | 'plain';
export type RibbonName = 'butterfly' | 'knot' | 'awaji' | 'black_white' | 'yellow_white' | 'silver' | 'none';

/** The noshi of a destination (G-01…G-03). */
export interface NoshiView {
  readonly purpose: NoshiPurposeName;
  readonly ribbon: RibbonName;
  readonly topText: string;
  /** At most three; the first is on the right. */
  readonly names: readonly string[];
  readonly position: 'inner' | 'outer';
}

export interface NoshiEntry {
  readonly value: NoshiView | null;
  readonly purposes: readonly NoshiPurposeName[];
  /** The ribbons for the chosen purpose, the usual one first. */
  readonly ribbons: readonly RibbonName[];
  /** The ribbons that match the heading if the chosen one does not, which the shop refuses; otherwise null. */
  readonly otherRibbons: readonly RibbonName[] | null;
  /** The texts of the value with characters that cannot be printed. */
  readonly unprintable: readonly string[];
  readonly onPurpose: (purpose: NoshiPurposeName | null) => void;
  /** Called when text or names change, with every keystroke; saved when the field loses focus. */
  readonly onChange: (noshi: NoshiView) => void;
  readonly onCommit: () => void;
  /** Called when ribbon or position is chosen; saved at once, with the typed texts. */
  readonly onChoose: (noshi: NoshiView) => void;
}

/** The illustration of a wrapping. */
export type WrappingDrawingName = 'paper' | 'department_paper' | 'band' | 'box' | 'cloth';

/** A wrapping that is offered. */
export interface WrappingOption {
  readonly code: string;
  readonly name: string;
  /** In yen including tax. */
  readonly fee: number;
  /** Absent if the name is enough. */
  readonly drawing?: WrappingDrawingName;
}

export interface WrappingEntry {
  readonly options: readonly WrappingOption[];
  readonly value: string | null;
  /** Whether one of the options must be chosen. */
  readonly isRequired: boolean;
  readonly onChange: (code: string | null) => void;
}

export interface GiftEntry {
  /** Null if the shop or the products do not allow it. */
  readonly noshi: NoshiEntry | null;
  readonly wrapping: WrappingEntry | null;
  readonly message: {
    readonly value: string;
    readonly max: number;
    readonly onChange: (text: string) => void;
    readonly onCommit: () => void;
  } | null;
  /** ご依頼主; a null value means the orderer. */
  readonly sender: {
    readonly value: AddressView | null;
    readonly ordererName: string;
    readonly form: ReactNode;
    readonly isEditing: boolean;
    readonly onEdit: () => void;
    readonly onUseOrderer: () => void;
  } | null;
  /** Why an option is not available (G-06). */
  readonly reason: string | null;
  readonly status: 'idle' | 'saving';
}

/** All gift options of one destination. */
export interface GiftPanelProps {
  readonly gift: GiftEntry;
  readonly destinationKey: string;
  /** The receiver, without 様. */
  readonly person: string;
}

export interface DeliveryDestination extends AddressView {
  readonly key: string;
  /** `お届け先1` */
  readonly label: string;
  /** All products sent there, always visible. */
  readonly pieces: readonly PieceView[];
  readonly editHref: string;
  /** Called to remove the destination; null for the only one. */
  readonly onRemove: (() => void) | null;
  readonly parcels: readonly DeliveryParcel[];
  readonly freeCarriage: { readonly threshold: number; readonly remaining: number } | null;
  readonly extraParcel: { readonly fee: number; readonly reason: string } | null;
  readonly gift: GiftEntry;
}

/** What happened to the delivery day of a gift. */
export interface GiftDayNotice {
  readonly tone: 'success' | 'warning';
  readonly text: string;
  readonly onDismiss: () => void;
}

/** What is delivered where, when, and with which gift options. */
export interface ShippingDetailPageProps {
  /** Null without such a day, and while another one is chosen. */
  readonly giftDay: GiftDayNotice | null;
  /** Null for a single destination. */
  readonly matrix: MatrixView | null;
  readonly destinations: readonly DeliveryDestination[];
  /** 同じ日時を全員に (D-07); null for a single parcel. */
  readonly onCopyDates: (() => void) | null;
  readonly addHref: string | null;
  readonly next: NextStep;
  readonly backHref: string;
}
