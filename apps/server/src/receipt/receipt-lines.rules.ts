import type { OrderAccessory, OrderLine } from '@shop/api';
import { receiptCopy } from '@shop/copy';
import type { OrderSnapshot } from '../order/order-snapshot.ts';
import type { ReceiptLine } from './receipt-document.ts';

/** The lines of a receipt: goods with their extras, charges of one name together, then what takes off. Yen include tax. */
export function receiptLines({ lines, fees, coupons, totals }: OrderSnapshot): ReceiptLine[] {
  const goods = lines.flatMap((line) => [goodsLine(line), ...(line.accessories ?? []).map(goodsLine)]);
  const reductions = [
    ...coupons.map(({ name, discount }) => plainLine(receiptCopy.coupon(name), -discount, null)),
    plainLine(receiptCopy.points, -totals.discount_points, null),
  ];
  return [...goods, ...chargeLines(fees), ...reductions.filter(({ amount }) => amount !== 0)];
}

function goodsLine({
  name,
  quantity,
  unit_price,
  amount,
  tax_rate_percent,
  tax_class,
}: OrderLine | OrderAccessory): ReceiptLine {
  return { name, quantity, unit_price, amount, tax_rate_percent, is_reduced: tax_class === 'reduced' };
}

/** One line for each name and rate: a parcel's share of the carriage is of no use on a receipt. */
function chargeLines(fees: OrderSnapshot['fees']): ReceiptLine[] {
  const sums = new Map<string, ReceiptLine>();
  for (const { name, amount, tax_rate_percent } of fees) {
    const key = `${tax_rate_percent} ${name}`;
    sums.set(key, plainLine(name, (sums.get(key)?.amount ?? 0) + amount, tax_rate_percent));
  }
  return [...sums.values()].filter(({ amount }) => amount !== 0);
}

function plainLine(name: string, amount: number, rate: number | null): ReceiptLine {
  return { name, quantity: null, unit_price: null, amount, tax_rate_percent: rate, is_reduced: false };
}
