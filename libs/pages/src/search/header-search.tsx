import { SearchBox } from '@shop/theming';
import { useSearchBox } from './use-search-box.ts';

/** The search of the header, apart from it: what is typed redraws nothing else. */
export function HeaderSearch() {
  return <SearchBox {...useSearchBox()} />;
}
