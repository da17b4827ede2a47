import { addManyCopy } from '@shop/copy';
import type { useCopyOf } from '@shop/copy/react';
import { browserShop } from '@shop/state';
import type { AddManyToCart, WantedLine } from '@shop/theming';

/** What came of putting several products into the cart in one call. */
export type ManyOutcome = Pick<AddManyToCart, 'status' | 'message' | 'errors'>;

/** Puts several products into the cart in one call; tells what came of it in the channel's words. @param failed what a fault without words of its own says */
export async function addMany(
  lines: readonly WantedLine[],
  copyOf: ReturnType<typeof useCopyOf>,
  failed: string,
): Promise<ManyOutcome> {
  const t = copyOf(addManyCopy);
  try {
    await browserShop().dispatch((actions) =>
      actions.addProducts(lines.map(({ key, quantity }) => ({ key, quantity }))),
    );
    const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
    return { status: 'added', message: t.added(lines.length, pieces), errors: {} };
  } catch (error) {
    const errors = rowErrors(error, lines);
    // Network faults carry no message of their own (spec §8); what a row tells is not told twice.
    const message = Object.keys(errors).length > 0 ? t.refused : (error instanceof Error && error.message) || failed;
    return { status: 'failed', message, errors };
  }
}

/** Why products were refused, by product key: the server names rows by their place (`products.2.quantity`). */
export function rowErrors(error: unknown, lines: readonly WantedLine[]): Readonly<Record<string, string>> {
  // Told by its form: the class of the client's failures comes with the store's code, which the first document is without.
  if (!(error instanceof Error) || !('errors' in error) || typeof error.errors !== 'object' || error.errors === null)
    return {};
  return Object.fromEntries(
    Object.entries(error.errors as Readonly<Record<string, readonly string[]>>).flatMap(([field, messages]) => {
      const index = /^products\.(\d+)\./.exec(field)?.[1];
      const line = index === undefined ? undefined : lines[Number(index)];
      return line && messages[0] ? [[line.key, messages[0]]] : [];
    }),
  );
}
