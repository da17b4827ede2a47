import type { WantedLine } from '@shop/theming';

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
