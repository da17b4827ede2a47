import { SlotRuntime } from '@shop/theming';
import { expect, it } from 'vitest';
import { screenStylesOf } from './screen-styles-of.ts';

const built: Readonly<Record<string, readonly string[]>> = {
  'apps/storefront/app/root.tsx': ['/assets/root1.css'],
  'libs/pages/src/contact/route.tsx': ['/assets/root1.css', '/assets/form1.css'],
};
const stylesAt = (path: string, breakpoints: string | null = null) => {
  const assetsOf = (id: string) => ({ js: [], css: built[id] ?? [] });
  return screenStylesOf(new SlotRuntime({ layers: [], breakpoints, assetsOf }), path);
};

it('returns the stylesheets of the root and of the screen at the path, each once', () => {
  expect(stylesAt('/contact/')).toEqual(['/assets/root1.css', '/assets/form1.css']);
  expect(stylesAt('/law/')).toEqual(['/assets/root1.css']);
});

it('returns the stylesheets with the breakpoints of the channel', () => {
  expect(stylesAt('/contact/', '480-1100')).toEqual(['/assets/480-1100/root1.css', '/assets/480-1100/form1.css']);
});
