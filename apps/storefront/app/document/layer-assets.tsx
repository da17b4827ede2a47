import { baseTheme, useSlotRuntime } from '@shop/theming';
import { preloadModule } from 'react-dom';
import { useDocumentContext } from './document-context.tsx';

/**
 * The stylesheet of the theme's tokens, before those of the slots, and the definitions of the layers, which the browser
 * needs before any slot, with a customer's copy and forms. On the server only: the elements remain in the document.
 */
export function LayerAssets() {
  const { layers, colorsHref } = useDocumentContext();
  const runtime = useSlotRuntime();
  if (!import.meta.env.SSR) return null;
  const folders = [
    `themes/${baseTheme}`,
    `themes/${layers.theme}`,
    ...(layers.variant ? [`variants/${layers.variant}`] : []),
  ];
  const css = new Set<string>();
  for (const folder of new Set(folders)) {
    const files = folder.startsWith('themes/') ? ['theme.ts'] : ['variant.ts', 'copy.ts', 'forms.ts'];
    for (const file of files) {
      for (const href of runtime.assetsOf(`libs/${folder}/src/${file}`)?.js ?? [])
        preloadModule(href, { as: 'script' });
    }
  }
  // The common base of all themes is loaded with the definition of the base theme.
  for (const file of [`${baseTheme}/src/theme.ts`, `${layers.theme}/src/tokens.css`]) {
    for (const href of runtime.assetsOf(`libs/themes/${file}`)?.css ?? []) css.add(runtime.stylesheetUrl(href));
  }
  if (colorsHref) css.add(colorsHref);
  return [...css].map((href) => <link key={href} rel="stylesheet" href={href} precedence="layers" />);
}
