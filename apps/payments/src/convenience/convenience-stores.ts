import { randomInt } from 'node:crypto';

/** Chains where a payment number can be used: code → name shown to the shopper. */
const stores: ReadonlyMap<string, string> = new Map([
  ['seven', 'セブン-イレブン'],
  ['lawson', 'ローソン'],
  ['famima', 'ファミリーマート'],
  ['ministop', 'ミニストップ'],
]);

/** The name of a chain, or undefined for a code that is none. */
export function storeName(code: string): string | undefined {
  return stores.get(code);
}

/** A fresh payment number of 13 digits. */
export function generateNumber(): string {
  return Array.from({ length: 13 }, (_, index) => randomInt(index === 0 ? 1 : 0, 10)).join('');
}
