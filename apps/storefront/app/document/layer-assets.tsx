import { baseTheme, useSlotRuntime } from '@shop/theming';
import { preloadModule } from 'react-dom';
import { useDocumentFacts } from './document-context.tsx';

/**
 * The style sheets of the layers' tokens, before those of the slots, and their definitions, which the browser
 * needs before it can ask for any slot. On the server only: the elements stay in the document.
 */
export function LayerAssets() {
  const { layers, colorsHref } = useDocumentFacts();
  const runtime = useSlotRuntime();
  if (!import.meta.env.SSR) return null;
  const folders = [`themes/${baseTheme}`, `themes/${layers.theme}`, ...(layers.variant ? [`variants/${layers.variant}`] : [])];
  const css = new Set<string>();
  for (const folder of new Set(folders)) {
    const definition = folder.startsWith('themes/') ? 'theme.ts' : 'variant.ts';
    for (const href of runtime.assetsOf(`libs/${folder}/src/${definition}`)?.js ?? []) preloadModule(href, { as: 'script' });
    for (const href of runtime.assetsOf(`libs/${folder}/src/tokens.css`)?.css ?? []) css.add(href);
  }
  if (colorsHref) css.add(colorsHref);
  return [...css].map((href) => <link key={href} rel="stylesheet" href={href} precedence="layers" />);
}
