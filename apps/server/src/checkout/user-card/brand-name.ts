const names: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  jcb: 'JCB',
  amex: 'American Express',
};

/** Returns the displayed name of a card brand; an unknown brand is returned unchanged. */
export function brandName(brand: string): string {
  return names[brand] ?? brand;
}
