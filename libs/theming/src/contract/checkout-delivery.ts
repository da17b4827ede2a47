import type { ReactNode } from 'react';
import type { AddressSearch, AddressView, NextStep, ParcelView, PieceView } from './checkout-parts.ts';
import type { ProductPicture } from './product.ts';

/** One destination that the cart already has. */
export interface DestinationCard extends AddressView {
  readonly key: string;
  readonly pieces: number;
  readonly editHref: string;
  /** Null while it is the only one. */
  readonly onRemove: (() => void) | null;
}

/** An entry of the member's address book. */
export interface AddressChoice extends AddressView {
  readonly id: number;
  readonly isDefault: boolean;
  readonly isChosen: boolean;
  /** Why it cannot be chosen before it is corrected, and where that is done; null when it can. */
  readonly correction: { readonly reason: string; readonly href: string } | null;
}

export interface ShippingSelectPageProps {
  readonly isMember: boolean;
  readonly loginHref: string;
  /** ご注文者. A finished entry is shown as `known` with a way to change it. */
  readonly orderer: {
    readonly known: (AddressView & { readonly email: string }) | null;
    readonly onEdit: () => void;
    /**
     * The entry of a guest; null while `known` is shown. The whole step goes through `wrap`, so that `submit` at its
     * foot sends `fields` at its head.
     */
    readonly form: {
      readonly wrap: (step: ReactNode) => ReactNode;
      readonly fields: ReactNode;
      readonly submit: ReactNode;
    } | null;
  };
  /** Whether goods go to the orderer, elsewhere, or to somebody who will enter the address himself. */
  readonly target: 'orderer' | 'other' | 'receiver';
  readonly onTarget: (target: 'orderer' | 'other' | 'receiver') => void;
  /** Whether all goods may be given to somebody whose address is not known. */
  readonly canGiveUnknown: boolean;
  /** Who will enter the address, with what is said in its place; null while nobody is named. */
  readonly receiver: (AddressView & { readonly editHref: string }) | null;
  /** The address book of a member, as far as the search finds it or it is chosen; empty for guests. */
  readonly addresses: readonly AddressChoice[];
  /** Null while the book is short. */
  readonly search: AddressSearch | null;
  readonly onToggleAddress: (id: number) => void;
  readonly destinations: readonly DestinationCard[];
  /** Several destinations are allowed and there is room for another. */
  readonly canAdd: boolean;
  readonly allowMultiple: boolean;
  readonly addHref: string;
  readonly next: NextStep;
  readonly backHref: string;
}

export interface ShippingAddPageProps {
  /** `receiver`: somebody who will enter the address himself. */
  readonly asks: 'address' | 'receiver';
  readonly isEditing: boolean;
  /** The form with its own submit button. */
  readonly form: ReactNode;
  readonly backHref: string;
}

/** A row of the matrix line × destination. */
export interface MatrixRow {
  readonly lineKey: string;
  readonly name: string;
  readonly unitLabel: string;
  readonly picture: ProductPicture;
  /** Pieces of this line over all destinations. */
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
  /** Why it is closed (D-04). */
  readonly reason: string | null;
  /** Why the shop itself is closed that day (定休日); the carrier may deliver all the same. */
  readonly shopClosed: string | null;
  /** Name of the national holiday. */
  readonly holiday: string | null;
  /** 大安, 仏滅 … */
  readonly rokuyo: string;
}

/** A parcel with the choice of its day and time. */
export interface DeliveryParcel extends ParcelView {
  readonly dates: readonly DateChoice[];
  /** Null is 指定なし(最短でお届け), which is not the same as the earliest day picked (D-04). */
  readonly date: string | null;
  readonly slots: readonly { readonly code: string; readonly name: string; readonly isOpen: boolean }[];
  readonly slot: string | null;
  /** Ways in which it may be handed over, in person first; one alone is no choice. */
  readonly handovers: readonly { readonly code: string; readonly name: string }[];
  readonly handover: string;
  readonly earliest: string | null;
  /** Why no day can be given, or what delays the region (D-02). */
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

/** The gift band of a destination (G-01…G-03). */
export interface NoshiView {
  readonly purpose: NoshiPurposeName;
  readonly ribbon: RibbonName;
  readonly topText: string;
  /** At most three; the first stands at the right. */
  readonly names: readonly string[];
  readonly position: 'inner' | 'outer';
}

export interface NoshiEntry {
  readonly value: NoshiView | null;
  readonly purposes: readonly NoshiPurposeName[];
  /** Ribbons proper for the chosen purpose, the usual one first. */
  readonly ribbons: readonly RibbonName[];
  /** Ribbons that the words above belong to, where the chosen one is not among them: the shop refuses such a pair. */
  readonly otherRibbons: readonly RibbonName[] | null;
  /** Texts of the value that hold what cannot be printed. */
  readonly unprintable: readonly string[];
  readonly onPurpose: (purpose: NoshiPurposeName | null) => void;
  /** Text and names change with every stroke; they are sent when the field is left. */
  readonly onChange: (noshi: NoshiView) => void;
  readonly onCommit: () => void;
  /** Ribbon and position are chosen, not typed: they are sent at once, with what was typed before. */
  readonly onChoose: (noshi: NoshiView) => void;
}

/** What a wrapping is drawn as. */
export type WrappingDrawingName = 'paper' | 'department_paper' | 'band' | 'box' | 'cloth';

/** A wrapping that is offered. */
export interface WrappingOption {
  readonly code: string;
  readonly name: string;
  /** Tax-included yen. */
  readonly fee: number;
  /** Absent where the name alone tells it. */
  readonly drawing?: WrappingDrawingName;
}

export interface WrappingEntry {
  readonly options: readonly WrappingOption[];
  readonly value: string | null;
  /** One of the options must be chosen; going without is no choice. */
  readonly isRequired: boolean;
  readonly onChange: (code: string | null) => void;
}

export interface GiftEntry {
  /** Null where the shop or the goods do not allow it. */
  readonly noshi: NoshiEntry | null;
  readonly wrapping: WrappingEntry | null;
  readonly message: {
    readonly value: string;
    readonly max: number;
    readonly onChange: (text: string) => void;
    readonly onCommit: () => void;
  } | null;
  /** ご依頼主; null value means the orderer. */
  readonly sender: {
    readonly value: AddressView | null;
    readonly ordererName: string;
    readonly form: ReactNode;
    readonly isEditing: boolean;
    readonly onEdit: () => void;
    readonly onUseOrderer: () => void;
  } | null;
  /** Why something is missing (G-06). */
  readonly reason: string | null;
  readonly status: 'idle' | 'saving';
}

/** Everything that makes a gift of what goes to one person. */
export interface GiftPanelProps {
  readonly gift: GiftEntry;
  readonly destinationKey: string;
  /** Who receives it, without 様. */
  readonly person: string;
}

export interface DeliveryDestination extends AddressView {
  readonly key: string;
  /** `お届け先1` */
  readonly label: string;
  /** Everything that goes here, always in sight. */
  readonly pieces: readonly PieceView[];
  readonly editHref: string;
  /** Takes the destination out; null while it is the only one. */
  readonly onRemove: (() => void) | null;
  readonly parcels: readonly DeliveryParcel[];
  readonly freeCarriage: { readonly threshold: number; readonly remaining: number } | null;
  readonly extraParcel: { readonly fee: number; readonly reason: string } | null;
  readonly gift: GiftEntry;
}

/** What became of the day that a gift was to arrive. */
export interface GiftDayNotice {
  readonly tone: 'success' | 'warning';
  readonly text: string;
  readonly onDismiss: () => void;
}

export interface ShippingDetailPageProps {
  /** Null without a day, and while another one is chosen. */
  readonly giftDay: GiftDayNotice | null;
  /** Null while there is one destination. */
  readonly matrix: MatrixView | null;
  readonly destinations: readonly DeliveryDestination[];
  /** 同じ日時を全員に (D-07); null while there is one parcel. */
  readonly onCopyDates: (() => void) | null;
  readonly addHref: string | null;
  readonly next: NextStep;
  readonly backHref: string;
}
