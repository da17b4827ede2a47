import { findTestCard } from '@shop/payment-fakes/cards';
import {
  checkExpiry,
  checkHolder,
  checkNumber,
  checkSecurityCode,
  digitsOf,
  parseExpiry,
} from '../cards/card-checks.ts';
import type { TokenisedCard } from '../tokens/token-vault.ts';
import type { FieldName } from './client/messages.ts';

export type CardEntry = Readonly<Record<FieldName, string>>;
export type EntryProblems = Partial<Record<FieldName | 'form', string>>;

/** Checks a card entry on the day `today` and returns the data that may be saved, or the errors of each field. */
export function tokenise(entry: CardEntry, today: Date): { card: TokenisedCard } | { problems: EntryProblems } {
  const number = digitsOf(entry.ccNumber);
  const found: Record<FieldName, string | undefined> = {
    ccNumber: checkNumber(number),
    ccName: checkHolder(entry.ccName),
    ccExpiration: checkExpiry(entry.ccExpiration, today),
    securityCode: checkSecurityCode(digitsOf(entry.securityCode), number),
  };
  const wrong = Object.entries(found).filter(([, problem]) => problem !== undefined);
  if (wrong.length > 0) return { problems: Object.fromEntries(wrong) };

  const testCard = findTestCard(number);
  const expiry = parseExpiry(entry.ccExpiration);
  if (!testCard || !expiry) {
    return {
      problems: {
        ccNumber: 'ここは練習用の決済サービスです。実在のカードは使わず、テスト用のカード番号を入力してください',
      },
    };
  }
  const exp = `${String(expiry.month).padStart(2, '0')}/${String(expiry.year % 100).padStart(2, '0')}`;
  return { card: { brand: testCard.brand, last4: number.slice(-4), exp, outcome: testCard.outcome } };
}
