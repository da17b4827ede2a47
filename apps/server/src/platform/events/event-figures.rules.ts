/**
 * The fields of an event: figures and the shop's own keys. Names, contact data, order numbers and coupon codes are
 * excluded, since they identify a person (P-27).
 */
const EVENT_FIELDS = new Set([
  'creative_slot',
  'currency',
  'found',
  'item_list_id',
  'item_list_name',
  'method',
  'payment_type',
  'promotion_id',
  'shipping',
  'shipping_tier',
  'tax',
  'value',
]);
const ITEM_FIELDS = new Set([
  'discount',
  'index',
  'item_brand',
  'item_category',
  'item_category2',
  'item_id',
  'item_name',
  'item_variant',
  'price',
  'quantity',
]);
const MOST_ITEMS = 50;
const LONGEST_TEXT = 100;

type Figures = Record<string, string | number | boolean>;

/**
 * Returns the stored arguments of an event: known fields with short plain values. All others are dropped, so that no
 * screen can send personal data to analytics by mistake.
 */
export function eventFigures(args: Record<string, unknown>): Record<string, unknown> {
  const items = Array.isArray(args.items) ? args.items.filter(isObject).slice(0, MOST_ITEMS) : null;
  return { ...plain(args, EVENT_FIELDS), ...(items && { items: items.map((item) => plain(item, ITEM_FIELDS)) }) };
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function plain(source: Record<string, unknown>, fields: ReadonlySet<string>): Figures {
  return Object.fromEntries(
    Object.entries(source).filter(
      (entry): entry is [string, string | number | boolean] => fields.has(entry[0]) && isPlain(entry[1]),
    ),
  );
}

function isPlain(value: unknown): boolean {
  if (typeof value === 'string') return value.length <= LONGEST_TEXT && !value.includes('@');
  return typeof value === 'number' || typeof value === 'boolean';
}
