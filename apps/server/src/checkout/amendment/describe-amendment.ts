import { amendmentCopy, type AmendmentChange } from '@shop/copy';
import { formatTelephone } from '@shop/japanese';
import { formatYen } from '@shop/money';
import type { OrderSnapshot } from '../order/order-snapshot.ts';
import { deliveryTimeOf, noshiText } from '../order/order-mail.ts';
import type { AmendmentKind } from './amendment-kinds.ts';

/** A content of an order as text; `kind` is null for sums, which follow from others. */
interface Fact {
  key: string;
  kind: AmendmentKind | null;
  label: string;
  value: string | null;
}

const { labels } = amendmentCopy;

/** Returns what differs between two contents of an order, as text for the customer. */
export function describeAmendment(
  before: OrderSnapshot,
  after: OrderSnapshot,
): { kinds: AmendmentKind[]; changes: AmendmentChange[] } {
  const [old, now] = [before, after].map((snapshot) => new Map(factsOf(snapshot).map((fact) => [fact.key, fact])));
  const facts = [...new Map([...(old ?? []), ...(now ?? [])]).values()];
  const changed = facts.flatMap(({ key, kind, label }) => {
    const [from, to] = [old?.get(key)?.value ?? null, now?.get(key)?.value ?? null];
    return from === to ? [] : [{ kind, label, before: from ?? amendmentCopy.none, after: to ?? amendmentCopy.none }];
  });
  return {
    kinds: [...new Set(changed.flatMap(({ kind }) => kind ?? []))],
    changes: changed.map(({ label, before, after }) => ({ label, before, after })),
  };
}

function factsOf(snapshot: OrderSnapshot): Fact[] {
  const { orderer, lines, shippings, fees, coupons, points_used, totals } = snapshot;
  const fact = (kind: AmendmentKind | null, key: string, label: string, value: string | null): Fact => ({
    key,
    kind,
    label,
    value,
  });
  const sums = new Map<string, number>();
  for (const { name, amount } of fees) sums.set(name, (sums.get(name) ?? 0) + amount);
  return [
    fact(
      'orderer',
      'orderer.name',
      labels.ordererName,
      person(orderer.name, [orderer.last_name_kana, orderer.first_name_kana], orderer.company_name),
    ),
    fact('orderer', 'orderer.phone', labels.ordererPhone, phones(orderer)),
    fact('orderer', 'orderer.email', labels.ordererEmail, orderer.email),
    fact('orderer', 'orderer.address', labels.ordererAddress, place(orderer)),
    ...lines
      .flatMap((line) => [line, ...(line.accessories ?? [])])
      .map(({ key, name, quantity, unit_price }) =>
        fact('lines', `line.${key}`, labels.product(name), amendmentCopy.quantity(quantity, unit_price)),
      ),
    ...shippings.flatMap((shipping, index) =>
      destinationFacts(shipping, labels.destination(index + 1, shippings.length)),
    ),
    ...shippings
      .flatMap(({ packings }) => packings)
      .map((packing, index, { length }) =>
        fact('delivery', `parcel.${packing.key}`, labels.parcel(index + 1, length), deliveryTimeOf(packing)),
      ),
    ...[...sums].map(([name, amount]) => fact(null, `fee.${name}`, name, formatYen(amount))),
    ...coupons.map(({ code, name, discount }) => fact(null, `coupon.${code}`, name, formatYen(-discount))),
    fact(null, 'points', labels.points, points_used > 0 ? amendmentCopy.points(points_used) : null),
    fact(null, 'total', labels.total, formatYen(totals.payment)),
    fact('note', 'note', labels.note, snapshot.note),
    fact('receipt', 'receipt.addressee', labels.receiptAddressee, snapshot.receipt_addressee),
    fact('receipt', 'receipt.note', labels.receiptNote, snapshot.receipt_note),
  ];
}

function destinationFacts(
  { key, address, sender, noshi, wrapping, message }: OrderSnapshot['shippings'][number],
  name: string,
): Fact[] {
  const fact = (kind: AmendmentKind, part: string, label: string, value: string | null): Fact => ({
    key: `destination.${key}.${part}`,
    kind,
    label: label === name ? name : `${name} ${label}`,
    value,
  });
  return [
    fact('address', 'address', name, address && addressText(address)),
    fact('sender', 'sender', labels.sender, sender && addressText(sender)),
    fact('noshi', 'noshi', labels.noshi, noshi && noshiText(noshi)),
    fact('wrapping', 'wrapping', labels.wrapping, wrapping && wrapping.name),
    fact('message', 'message', labels.message, message),
  ];
}

type Address = NonNullable<OrderSnapshot['shippings'][number]['address']>;

function addressText(address: Address): string {
  const { shipping_name, shipping_last_name_kana, shipping_first_name_kana, company_name } = address;
  return [
    person(shipping_name, [shipping_last_name_kana, shipping_first_name_kana], company_name),
    place(address),
    phones(address),
  ].join(' ');
}

function person(name: string, kana: readonly (string | null)[], company: string | null): string {
  const sound = kana.filter(Boolean).join(' ');
  return [company, `${name} 様`, sound && `(${sound})`].filter(Boolean).join(' ');
}

function place({
  formatted_postal_code,
  full_address,
}: Pick<Address, 'formatted_postal_code' | 'full_address'>): string {
  return `〒${formatted_postal_code} ${full_address}`;
}

function phones({ phone_number, cell_phone_number }: Pick<Address, 'phone_number' | 'cell_phone_number'>): string {
  return [phone_number, cell_phone_number].flatMap((number) => (number ? [formatTelephone(number)] : [])).join('・');
}
