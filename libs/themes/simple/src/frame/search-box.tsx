import type { SearchBoxProps } from '@shop/theming';

/** Stands until the search with suggestions is in: the form that works without scripts. */
export default function SearchBox({ action, word }: SearchBoxProps) {
  return (
    <form action={action} role="search">
      <input name="word" type="search" defaultValue={word} aria-label="word" />
    </form>
  );
}
