import { joinSheets } from './page-sheets.ts';

const scriptPreload = /<link rel="modulepreload" (?![^>]*fetchpriority)/gi;

/**
 * What a document's head is given on its way out: one style sheet for the many of its slots, and scripts that give way.
 * The document is whole without them, so nothing that it is drawn with shall wait for them on a narrow line.
 *
 * @param html a document, or its beginning with the whole head
 */
export function prepareHead(html: string): string {
  const end = html.indexOf('</head>');
  const head = html.slice(0, Math.max(end, 0)).replace(scriptPreload, '<link rel="modulepreload" fetchpriority="low" ');
  return joinSheets(head + html.slice(Math.max(end, 0)));
}
