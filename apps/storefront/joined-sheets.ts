import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Plugin } from 'vite';
import { joinStylesheets } from './server/page-sheets.ts';

/**
 * Browser build: fails when the page server could not join a stylesheet, or React renders its link differently.
 * Otherwise each page would need twenty more requests, unnoticed.
 */
export function joinedStylesheets(): Plugin {
  return {
    name: 'shop:joined-sheets',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    writeBundle(_options, bundle) {
      const apart = Object.keys(bundle).filter((file) => file.endsWith('.css') && !isJoined(`/${file}`));
      if (apart.length > 0) this.error(`The page server cannot join ${apart.join(', ')}, see server/page-sheets.ts`);
    },
  };
}

const isJoined = (href: string): boolean => {
  const link = createElement('link', { rel: 'stylesheet', href, precedence: 'slots' });
  const html = renderToStaticMarkup(
    createElement('html', null, createElement('head'), createElement('body', null, link)),
  );
  return joinStylesheets(html) !== html;
};
