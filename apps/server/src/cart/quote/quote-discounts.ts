import type { QuoteInput } from './quote-input.ts';
import { couponDiscount, couponRefusal } from '../../payment/coupon/coupon.rules.ts';
import { goodsOfLines, type QuotedLine } from './quote-lines.ts';
import { problem, type Problem } from './quote-problems.ts';

/** The discount of a coupon, in yen including tax; 0 for free shipping. */
export interface QuotedDiscount {
  id: number;
  code: string;
  name: string;
  amount: number;
}

/** Applies the coupons in the order of entry; one that is no longer valid gives no discount and is a problem. */
export function quoteDiscounts(
  codes: readonly string[],
  lines: readonly QuotedLine[],
  { coupons, now, userId }: Pick<QuoteInput, 'coupons' | 'now' | 'userId'>,
): { discounts: QuotedDiscount[]; hasFreeCarriage: boolean; problems: Problem[] } {
  const subtotal = goodsOfLines(lines).reduce((sum, line) => sum + line.amount, 0);
  const discounts: QuotedDiscount[] = [];
  const problems: Problem[] = [];
  let left = subtotal;
  let hasFreeCarriage = false;
  for (const code of codes) {
    const coupon = coupons.get(code);
    const refusal = coupon
      ? couponRefusal(coupon, { subtotal, userId, now })
      : { code: 'coupon.not_found', message: 'このクーポンはご利用いただけません。' };
    if (refusal) problems.push(problem('cart', refusal.code, refusal.message));
    if (!coupon || refusal) continue;
    const amount = couponDiscount(coupon, subtotal, left);
    left -= amount;
    hasFreeCarriage ||= coupon.kind === 'free_carriage';
    discounts.push({ id: coupon.id, code, name: coupon.name, amount });
  }
  return { discounts, hasFreeCarriage, problems };
}
