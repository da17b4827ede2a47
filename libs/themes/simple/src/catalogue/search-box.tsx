import type { SearchBoxProps } from '@shop/theming';
import { SearchForm } from './search-form.tsx';

/** Search with suggestions. A new word in the URL creates a new form. */
export default function SearchBox(props: SearchBoxProps) {
  return <SearchForm key={props.word} {...props} />;
}
