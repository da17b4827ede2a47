import type { PaymentServiceSettings } from '@shop/api';
import type { cardFieldsWith } from '@shop/form-definitions';
import type { CardToken } from './card-messages.ts';

/** The card holder and the amount in yen, sent to 3-D Secure with the card (P-02). */
export interface CardHolder {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  /** Null when the card is only saved. */
  readonly amount: number | null;
}

/** The inputs and event handlers that the page gives to a service's fields. */
export interface CardFieldsHost {
  /** The element in which the fields are rendered. */
  readonly container: HTMLElement;
  readonly settings: PaymentServiceSettings;
  /** The accessible name of the fields. */
  readonly title: string;
  readonly amount: number | null;
  /** Labels and placeholders of the channel; not used by a service whose fields have their own labels. */
  readonly fields: ReturnType<typeof cardFieldsWith>;
  readonly onReady: () => void;
  readonly onFailed: () => void;
  /** Enter was pressed in a field. */
  readonly onEnter: () => void;
}

/** The card fields of a payment service, in its own iframes: the page never has the card number (P-03). */
export interface MountedFields {
  /** Requests a one-time token; null when the fields have errors, which are then shown and focused. */
  readonly tokenise: (holder: CardHolder | null) => Promise<CardToken | null>;
  /** Called when the amount to pay has changed. */
  readonly setAmount?: (amount: number) => void;
  readonly unmount: () => void;
}

/** Renders the fields of a service. Rejects when the service cannot be reached. */
export type MountFields = (host: CardFieldsHost) => Promise<MountedFields> | MountedFields;

/** The fields of each service, loaded only on payment screens of channels that use the service. */
export const cardServices: Readonly<Record<string, () => Promise<MountFields>>> = {
  sandbox: async () => (await import('./sandbox-fields.ts')).mountSandboxFields,
  stripe: async () => (await import('./stripe-fields.ts')).mountStripeFields,
  payjp: async () => (await import('./payjp-fields.ts')).mountPayjpFields,
};
