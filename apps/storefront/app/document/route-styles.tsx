import { useMatches } from 'react-router';
import { useDocumentFacts } from './document-context.tsx';

/**
 * Style sheets of the screens themselves, forms above all; those of slots come with the slots. React waits for them
 * before it shows the screen. The router's own `Links` does the same at the price of 2 kB of the first load.
 */
export function RouteStyles() {
  const { stylesOf } = useDocumentFacts();
  const hrefs = new Set(useMatches().flatMap(({ id }) => stylesOf(id)));
  return [...hrefs].map((href) => <link key={href} rel="stylesheet" href={href} precedence="slots" />);
}
