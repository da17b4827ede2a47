import { formatYen } from '@shop/money';
import type { CartDocument, LineDocument, SeenValues } from '../cart-document.ts';
import type { QuotedAccessory } from './quote-accessories.ts';
import type { QuotedLine } from './quote-lines.ts';

/** A difference between what the shopper last saw or chose and today (C-06); a handover has no line. */
export interface CartChange {
  kind: 'price' | 'tax_rate' | 'stock' | 'suspended' | 'quantity' | 'handover';
  line_key: string | null;
  product_key: string | null;
  product_name: string | null;
  before: string;
  after: string;
  message: string;
}

/** Returns the values to record as seen for this line or extra. */
export function seenValuesOf(line: QuotedLine | QuotedAccessory): SeenValues {
  return { unit_price: line.unit_price, rate_percent: line.rate_percent, is_sellable: line.state === 'ok' };
}

/** Lists the differences line by line, each as a sentence for the shopper. */
export function cartChanges(cart: CartDocument, lines: readonly QuotedLine[]): CartChange[] {
  return cart.lines.flatMap((line, index) => {
    const today = lines[index];
    if (!today) return [];
    const ofAccessories = (line.accessories ?? []).flatMap(({ seen }, index) => {
      const extra = today.accessories[index];
      return extra ? lineChanges(seen, extra, today.key) : [];
    });
    return [...lineChanges(line.seen, today, today.key), ...limitChanges(line, today), ...ofAccessories];
  });
}

function lineChanges(seen: SeenValues, today: QuotedLine | QuotedAccessory, lineKey: string): CartChange[] {
  const changes: CartChange[] = [];
  const add = (kind: CartChange['kind'], before: string, after: string, message: string) =>
    changes.push({
      kind,
      line_key: lineKey,
      product_key: today.product_key,
      product_name: today.name,
      before,
      after,
      message,
    });
  if (seen.unit_price !== today.unit_price) {
    const [before, after] = [formatYen(seen.unit_price), formatYen(today.unit_price)];
    add('price', before, after, `「${today.name}」の価格が${before}から${after}に変わりました。`);
  }
  if (seen.rate_percent !== today.rate_percent) {
    const [before, after] = [`${seen.rate_percent}%`, `${today.rate_percent}%`];
    add('tax_rate', before, after, `「${today.name}」の消費税率が${before}から${after}に変わりました。`);
  }
  const isSellable = today.state === 'ok';
  if (seen.is_sellable !== isSellable) {
    const kind = today.state === 'suspended' || today.state === 'gone' ? 'suspended' : 'stock';
    const after = isSellable ? 'ご購入いただけます' : (today.state_reason ?? 'ご購入いただけません');
    add(kind, seen.is_sellable ? 'ご購入いただけます' : 'ご購入いただけません', after, `「${today.name}」:${after}`);
  }
  return changes;
}

/** Reports quantities that a limit reduced when carts were merged at login, until the next change of the cart. */
function limitChanges({ seen, quantity }: LineDocument, { key, product_key, name }: QuotedLine): CartChange[] {
  const joined = seen.joined_quantity ?? quantity;
  if (joined <= quantity) return [];
  const [before, after] = [`${joined}点`, `${quantity}点`];
  const message = `ログイン前のカートと合わせた「${name}」${before}を、ご購入数の上限の${after}にいたしました。`;
  return [{ kind: 'quantity', line_key: key, product_key, product_name: name, before, after, message }];
}
