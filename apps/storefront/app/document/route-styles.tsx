import { useMatches } from 'react-router';
import { useDocumentContext } from './document-context.tsx';

/**
 * The stylesheets of the screens themselves, mainly of forms, which React awaits before it shows the screen. The
 * router's `Links` does the same but adds 2 kB to the first load.
 */
export function RouteStyles() {
  const { stylesOf } = useDocumentContext();
  const hrefs = new Set(useMatches().flatMap(({ id }) => stylesOf(id)));
  return [...hrefs].map((href) => <link key={href} rel="stylesheet" href={href} precedence="slots" />);
}
