const names: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  jcb: 'JCB',
  amex: 'American Express',
};

/** A brand as people know it; one that the payment service has new stands as it is. */
export function brandName(brand: string): string {
  return names[brand] ?? brand;
}
