import { readBreakpoints, type Breakpoints } from '@shop/constants';
import { isLink, withAttributes, type Edit, type HtmlElement } from './html-elements.ts';

/** The path of joined stylesheets: hashes joined by dots, below the channel's breakpoints where it has its own. */
const folder = '/assets/sheets/';
const slotStylesheet = /^\/assets\/(\d+-\d+\/)?([\w-]{5})\.css$/;
/** More than any page has. */
const most = 40;

/**
 * Links one joined stylesheet instead of one per rendered slot (decision 8). The single links remain, disabled: neither React
 * nor the slot loader fetches a stylesheet whose link is in the document.
 */
export function joinStylesheets(elements: readonly HtmlElement[]): readonly Edit[] {
  const links = elements.flatMap((element) => {
    const [, breakpoints = '', hash] = slotStylesheet.exec(element.attributes.href ?? '') ?? [];
    return hash !== undefined && element.inHead && isLink(element, 'stylesheet') ? { element, breakpoints, hash } : [];
  });
  const [first] = links;
  if (!first) return [];
  const { start } = first.element;
  const hashes = [...new Set(links.map(({ hash }) => hash))].join('.');
  // All links of a document have the same breakpoints.
  const joined = `<link rel="stylesheet" href="${folder}${first.breakpoints}${hashes}.css">`;
  return [
    { start, end: start, text: joined },
    ...links.map(({ element }) => withAttributes(element, { disabled: '' })),
  ];
}

/** Splits the channel's breakpoints from the URL of a stylesheet; null without. */
export function readBreakpointsOf(
  path: string,
): { readonly breakpoints: Breakpoints; readonly stylesheet: string } | null {
  const [, start, name, file] = /^(\/assets\/(?:sheets\/)?)(\d+-\d+)\/([^/]+\.css)$/.exec(path) ?? [];
  const breakpoints = readBreakpoints(name ?? '');
  return breakpoints && { breakpoints, stylesheet: `${start}${file}` };
}

/** Returns the hashes in the URL of a joined stylesheet; null for any other URL. */
export function joinedHashes(path: string): readonly string[] | null {
  if (!path.startsWith(folder) || !path.endsWith('.css')) return null;
  const hashes = path.slice(folder.length, -'.css'.length).split('.');
  return hashes.length <= most && new Set(hashes).size === hashes.length ? hashes : null;
}
