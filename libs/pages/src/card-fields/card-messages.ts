/** A message of the payment service's card fields by `postMessage`. */
export type CardMessage =
  | { readonly type: 'ready' | 'submit' }
  | { readonly type: 'resize'; readonly height: number }
  | { readonly type: 'validity'; readonly complete: boolean }
  | {
      readonly type: 'token';
      readonly token: string;
      readonly brand: string;
      readonly last4: string;
      readonly exp: string;
    }
  | { readonly type: 'errors'; readonly fields: Readonly<Record<string, string>> };

/** A one-time token and what may be shown of its card. */
export interface CardToken {
  readonly token: string;
  readonly brand: string;
  readonly last4: string;
  /** `MM/YY` */
  readonly exp: string;
}

/** Reads a message; null for anything that does not speak this protocol. The sender's origin is checked before. */
export function readCardMessage(data: unknown): CardMessage | null {
  if (typeof data !== 'object' || data === null || !('type' in data)) return null;
  const types: readonly unknown[] = ['ready', 'submit', 'resize', 'validity', 'token', 'errors'];
  // The origin has been checked: the payment service follows its protocol.
  return types.includes(data.type) ? (data as CardMessage) : null;
}
