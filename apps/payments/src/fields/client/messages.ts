/** The `postMessage` messages between the card fields and their parent page. */

export type FieldName = 'ccNumber' | 'ccName' | 'ccExpiration' | 'securityCode';

export const fieldNames: readonly FieldName[] = ['ccNumber', 'ccName', 'ccExpiration', 'securityCode'];

/** Colours, font and radius that make the fields look like the page around them. */
export const styleNames = [
  'color',
  'muted',
  'background',
  'border',
  'accent',
  'danger',
  'font-family',
  'radius',
] as const;

export type FromParent =
  | {
      readonly type: 'init';
      readonly labels?: Partial<Record<FieldName, string>>;
      readonly placeholders?: Partial<Record<FieldName, string>>;
      readonly style?: Partial<Record<(typeof styleNames)[number], string>>;
      readonly locale?: 'ja';
    }
  | { readonly type: 'tokenize' };

export type FromFields =
  | { readonly type: 'ready' }
  | { readonly type: 'resize'; readonly height: number }
  | { readonly type: 'validity'; readonly complete: boolean }
  | { readonly type: 'submit' }
  | {
      readonly type: 'token';
      readonly token: string;
      readonly brand: string;
      readonly last4: string;
      readonly exp: string;
    }
  | { readonly type: 'errors'; readonly fields: Partial<Record<FieldName | 'form', string>> };
