import { useDocumentContext } from './document-context.tsx';

/** The stylesheets of the screen itself, mainly of forms. A navigation loads those of the next screen. */
export function RouteStyles() {
  return useDocumentContext().screenStyles.map((href) => (
    <link key={href} rel="stylesheet" href={href} precedence="slots" />
  ));
}
