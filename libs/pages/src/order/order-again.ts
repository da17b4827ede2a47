import { ApiFailure, type CartProductsAdd, type Order } from '@shop/api';
import type { orderCopy } from '@shop/copy';
import { addProducts, type AppDispatch } from '@shop/state';
import type { OrderAgain } from '@shop/theming';

type Row = CartProductsAdd['products'][number];
type Missing = NonNullable<OrderAgain['outcome']>['missing'][number];

/** A line to be ordered again, with the name of its product. */
interface Wanted {
  readonly key: string;
  readonly name: string;
  readonly row: Row;
}

/**
 * Adds the products of an order to the cart. The server adds all or none: refused rows are left out and reported, and
 * the others are requested again.
 */
export async function orderAgain(
  dispatch: AppDispatch,
  order: Order,
  t: (typeof orderCopy)['again'],
): Promise<NonNullable<OrderAgain['outcome']>> {
  const missing: Missing[] = [];
  let left = order.lines.map((line): Wanted => ({ key: line.key, name: line.name, row: rowOf(line) }));
  try {
    while (left.length > 0) {
      const refused = await add(dispatch, left);
      if (refused.length === 0) break;
      missing.push(...refused);
      left = left.filter(({ key }) => !refused.some((row) => row.key === key));
    }
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    return { tone: 'danger', text: error.message || t.failed, missing: [] };
  }
  if (left.length === 0) return { tone: 'danger', text: t.addedNone, missing };
  const counts = [left.length, left.reduce((sum, { row }) => sum + row.quantity, 0)] as const;
  const reported = [...missing, ...extrasOf(order, left, t)];
  return reported.length === 0
    ? { tone: 'success', text: t.added(...counts), missing: reported }
    : { tone: 'warning', text: t.addedSome(...counts), missing: reported };
}

/** Paid extras are chosen for a line of the cart. */
function extrasOf({ lines }: Order, taken: readonly Wanted[], t: (typeof orderCopy)['again']): Missing[] {
  const withExtras = lines.filter(({ key }) => taken.some((line) => line.key === key));
  return withExtras.flatMap(({ name: line, accessories = [] }) =>
    accessories.map(({ key, name }) => ({ key, name, reason: t.extra(line) })),
  );
}

function rowOf({ product_key: key, quantity, options = [] }: Order['lines'][number]): Row {
  return {
    key,
    quantity,
    ...(options.length > 0 && { options: Object.fromEntries(options.map(({ name, value }) => [name, value])) }),
  };
}

/**
 * Adds all rows. @returns the refused rows with the reason; none if all were added
 * @throws ApiFailure for a refusal that names no row
 */
async function add(dispatch: AppDispatch, wanted: readonly Wanted[]): Promise<Missing[]> {
  try {
    await dispatch(addProducts(wanted.map(({ row }) => row)));
    return [];
  } catch (error) {
    const refused = error instanceof ApiFailure ? refusedRows(error, wanted) : [];
    if (refused.length === 0) throw error;
    return refused;
  }
}

function refusedRows({ errors }: ApiFailure, wanted: readonly Wanted[]): Missing[] {
  return wanted.flatMap(({ key, name }, index) => {
    const reason = Object.entries(errors).find(([field]) => field.startsWith(`products.${index}.`))?.[1][0];
    return reason === undefined ? [] : [{ key, name, reason }];
  });
}
