import type { EntriesPageProps } from '@shop/theming';
import { useChanges, type Changes } from './use-changes.ts';

/** What is known of a collection besides its entries. */
interface Collection {
  readonly count: number;
  /** The most entries that may be kept; null while it is not known. */
  readonly limit: number | null;
  readonly addHref: string;
}

/** A collection of entries up to a limit: what can be done to them, and all of the page but the entries. */
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
