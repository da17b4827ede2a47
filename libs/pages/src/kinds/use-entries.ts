import type { EntriesPageProps } from '@shop/theming';
import { useChanges, type Changes } from './use-changes.ts';

/** The inputs of a collection besides its entries. */
interface Collection {
  readonly count: number;
  /** The most entries that can be saved; null until it is read. */
  readonly limit: number | null;
  readonly addHref: string;
}

/** Returns the changes of a limited collection, and the props of its page without the entries. */
export function useEntries<Id extends number | string>({
  count,
  limit,
  addHref,
}: Collection): Changes<Id> & { readonly page: Omit<EntriesPageProps<never>, 'entries'> } {
  const changes = useChanges<Id>();
  return {
    ...changes,
    page: { count, limit, canAdd: limit === null || count < limit, addHref, message: changes.message },
  };
}
