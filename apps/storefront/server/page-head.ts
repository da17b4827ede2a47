import { joinStylesheets } from './page-sheets.ts';

const scriptPreload = /<link rel="modulepreload" (?![^>]*fetchpriority)/gi;

/**
 * Rewrites a document's head: one stylesheet for all slots, and scripts with low priority, so that the first paint does not
 * wait for scripts on a slow connection.
 *
 * @param html a document, or its beginning with the whole head
 */
export function prepareHead(html: string): string {
  const end = html.indexOf('</head>');
  const head = html.slice(0, Math.max(end, 0)).replace(scriptPreload, '<link rel="modulepreload" fetchpriority="low" ');
  return joinStylesheets(head + html.slice(Math.max(end, 0)));
}
