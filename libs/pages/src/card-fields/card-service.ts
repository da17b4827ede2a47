import type { PaymentServiceSettings } from '@shop/api';
import type { cardFieldsWith } from '@shop/form-definitions';
import type { CardToken } from './card-messages.ts';

/** Whose card is typed in, and what it shall pay: what 3-D Secure is told beside the card (P-02). Yen. */
export interface CardHolder {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  /** Null where a card is only kept. */
  readonly amount: number | null;
}

/** What the fields of a service need from the page, and tell it. */
export interface CardFieldsHost {
  /** Where the fields go. */
  readonly place: HTMLElement;
  readonly settings: PaymentServiceSettings;
  /** Names the fields to who cannot see them. */
  readonly title: string;
  readonly amount: number | null;
  /** Labels and placeholders of the channel; a service with fields of its own words does not use them. */
  readonly fields: ReturnType<typeof cardFieldsWith>;
  readonly onReady: () => void;
  readonly onFailed: () => void;
  /** Enter was pressed in a field. */
  readonly onEnter: () => void;
}

/** A service's own card fields, in frames of its own: no digit ever reaches the page (P-03). */
export interface MountedFields {
  /** Asks for a one-time token; null when the entry has mistakes, which the fields then show and take the focus for. */
  readonly tokenise: (holder: CardHolder | null) => Promise<CardToken | null>;
  /** What the card shall pay is another sum now. */
  readonly setAmount?: (amount: number) => void;
  readonly unmount: () => void;
}

/** Puts the fields of a service into the page. Rejects when the service cannot be reached. */
export type MountFields = (host: CardFieldsHost) => Promise<MountedFields> | MountedFields;

/** The fields of each service, loaded where a channel pays by it and on payment screens alone. */
export const cardServices: Readonly<Record<string, () => Promise<MountFields>>> = {
  sandbox: async () => (await import('./sandbox-fields.ts')).mountSandboxFields,
  stripe: async () => (await import('./stripe-fields.ts')).mountStripeFields,
  payjp: async () => (await import('./payjp-fields.ts')).mountPayjpFields,
};
