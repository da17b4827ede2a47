import { deferUntilPaint, starter } from './after-paint.ts';
import { applyEdits, findElements, isLink, withAttributes, type Edit, type HtmlElement } from './html-elements.ts';
import { joinStylesheets } from './page-stylesheets.ts';
import { inlineScripts } from './security-headers.ts';

/**
 * Rewrites the head of a streamed document: one stylesheet for all slots, and scripts with low priority, so that the
 * first paint does not wait for scripts on a slow connection.
 *
 * @param html the beginning of a document with the whole head
 */
export function rewriteHead(html: string): string {
  const elements = findElements(html, ['link']);
  return applyEdits(html, [...joinStylesheets(elements), ...lowerPriority(elements)]);
}

/**
 * Rewrites a whole document for the page cache: one stylesheet for all slots, and scripts, pictures and fonts that wait
 * for the first paint.
 *
 * @param source a document whose inline scripts have no nonce
 * @returns also the inline scripts that its policy must allow
 */
export function rewriteDocument(source: string): { readonly html: string; readonly scripts: readonly string[] } {
  const elements = findElements(source, ['html', 'link', 'script']);
  return {
    html: applyEdits(source, [...deferUntilPaint(elements), ...joinStylesheets(elements)]),
    scripts: [starter, ...inlineScripts(elements)],
  };
}

const lowerPriority = (elements: readonly HtmlElement[]): readonly Edit[] =>
  elements
    .filter((element) => element.inHead && isLink(element, 'modulepreload'))
    .filter(({ attributes }) => attributes.fetchpriority === undefined)
    .map((element) => withAttributes(element, { fetchpriority: 'low' }));
