import { ApiFailure } from '@shop/api';
import { addManyCopy } from '@shop/copy';
import type { useCopyOf } from '@shop/copy/react';
import { addProducts, type AppDispatch } from '@shop/state';
import type { AddManyToCart, WantedLine } from '@shop/theming';

/** The result of adding several products to the cart in one request. */
export type ManyOutcome = Pick<AddManyToCart, 'status' | 'message' | 'errors'>;

/** Adds several products to the cart in one request; returns the result. @param failed message of a network fault */
export async function addMany(
  dispatch: AppDispatch,
  lines: readonly WantedLine[],
  copyOf: ReturnType<typeof useCopyOf>,
  failed: string,
): Promise<ManyOutcome> {
  const t = copyOf(addManyCopy);
  try {
    await dispatch(addProducts(lines.map(({ key, quantity }) => ({ key, quantity }))));
    const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
    return { status: 'added', message: t.added(lines.length, pieces), errors: {} };
  } catch (error) {
    const errors = rowErrors(error, lines);
    // Network faults have no message (spec §8); errors shown at a row are not repeated.
    const message = Object.keys(errors).length > 0 ? t.refused : (error instanceof Error && error.message) || failed;
    return { status: 'failed', message, errors };
  }
}

/** Returns the refusals by product key; the server names rows by index (`products.2.quantity`). */
export function rowErrors(error: unknown, lines: readonly WantedLine[]): Readonly<Record<string, string>> {
  if (!(error instanceof ApiFailure)) return {};
  return Object.fromEntries(
    Object.entries(error.errors).flatMap(([field, messages]) => {
      const index = /^products\.(\d+)\./.exec(field)?.[1];
      const line = index === undefined ? undefined : lines[Number(index)];
      return line && messages[0] ? [[line.key, messages[0]]] : [];
    }),
  );
}
