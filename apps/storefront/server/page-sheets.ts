import { readBreakpoints, type Breakpoints } from '@shop/constants';

/** The path of joined stylesheets: hashes joined by dots, below the channel's breakpoints where it has its own. */
const folder = '/assets/sheets/';
const stylesheetLink =
  /<link rel="stylesheet" href="(\/assets\/(\d+-\d+\/)?([\w-]{5})\.css)" data-precedence="([\w-]+)"\/?>/g;
/** More than any page has. */
const most = 40;

/**
 * Links one joined stylesheet instead of one per rendered slot (decision 8). The single links remain, disabled: neither React
 * nor the slot loader fetches a stylesheet whose link is in the document.
 *
 * @param html a document, or its beginning with the whole head
 */
export function joinStylesheets(html: string): string {
  const end = html.indexOf('</head>');
  const head = end === -1 ? '' : html.slice(0, end);
  const links = [...head.matchAll(stylesheetLink)];
  const hashes = new Set(links.map(([, , , hash]) => hash));
  if (hashes.size === 0) return html;
  // All links of a document have the same.
  const breakpoints = links[0]?.[2] ?? '';
  let link = `<link rel="stylesheet" href="${folder}${breakpoints}${[...hashes].join('.')}.css"/>`;
  const joined = head.replace(stylesheetLink, (_link, href: string, _breakpoints, _hash, precedence: string) => {
    const before = link;
    link = '';
    return `${before}<link rel="stylesheet" href="${href}" data-precedence="${precedence}" disabled=""/>`;
  });
  return joined + html.slice(end);
}

/** Splits the channel's breakpoints from the URL of a stylesheet; null without. */
export function readBreakpointsOf(path: string): { readonly breakpoints: Breakpoints; readonly sheet: string } | null {
  const [, start, name, file] = /^(\/assets\/(?:sheets\/)?)(\d+-\d+)\/([^/]+\.css)$/.exec(path) ?? [];
  const breakpoints = readBreakpoints(name ?? '');
  return breakpoints && { breakpoints, sheet: `${start}${file}` };
}

/** Returns the hashes in the URL of a joined stylesheet; null for any other URL. */
export function joinedHashes(path: string): readonly string[] | null {
  if (!path.startsWith(folder) || !path.endsWith('.css')) return null;
  const hashes = path.slice(folder.length, -'.css'.length).split('.');
  return hashes.length <= most && new Set(hashes).size === hashes.length ? hashes : null;
}
