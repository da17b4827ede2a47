import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Plugin } from 'vite';
import { joinStylesheets } from './server/page-sheets.ts';

/**
 * Browser build: every style sheet must be one that the page server can join, drawn as React draws its link. Otherwise a
 * changed name or another order of attributes would leave each page with twenty requests more, and nobody would notice.
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
