import { readBreakpoints, type Breakpoints } from '@shop/constants';

/** Where style sheets of the build are one: their hashes, joined by dots, below the breakpoints of a channel that has its own. */
const folder = '/assets/sheets/';
const sheetLink =
  /<link rel="stylesheet" href="(\/assets\/(\d+-\d+\/)?([\w-]{5})\.css)" data-precedence="([\w-]+)"\/?>/g;
/** More than any page has. */
const most = 40;

/**
 * Makes one style sheet of the many that the slots of a document have: those of what it shows, and no other. Each single
 * link stays in its place, switched off: a sheet whose link stands in the document is fetched neither by React nor by
 * the loader of a slot, as long as the reader stays.
 *
 * @param html a document, or its beginning with the whole head
 */
export function joinSheets(html: string): string {
  const end = html.indexOf('</head>');
  const head = end === -1 ? '' : html.slice(0, end);
  const links = [...head.matchAll(sheetLink)];
  const hashes = new Set(links.map(([, , , hash]) => hash));
  if (hashes.size === 0) return html;
  // All links of a document have the same.
  const breakpoints = links[0]?.[2] ?? '';
  let link = `<link rel="stylesheet" href="${folder}${breakpoints}${[...hashes].join('.')}.css"/>`;
  const joined = head.replace(sheetLink, (_link, href: string, _breakpoints, _hash, precedence: string) => {
    const before = link;
    link = '';
    return `${before}<link rel="stylesheet" href="${href}" data-precedence="${precedence}" disabled=""/>`;
  });
  return joined + html.slice(end);
}

/** Splits the breakpoints of a channel from the address of a style sheet; null where it names none. */
export function readBreakpointsOf(path: string): { readonly breakpoints: Breakpoints; readonly sheet: string } | null {
  const [, start, name, file] = /^(\/assets\/(?:sheets\/)?)(\d+-\d+)\/([^/]+\.css)$/.exec(path) ?? [];
  const breakpoints = readBreakpoints(name ?? '');
  return breakpoints && { breakpoints, sheet: `${start}${file}` };
}

/** The hashes in the address of a joined sheet; null for any other address, and for one that no document has. */
export function joinedHashes(path: string): readonly string[] | null {
  if (!path.startsWith(folder) || !path.endsWith('.css')) return null;
  const hashes = path.slice(folder.length, -'.css'.length).split('.');
  return hashes.length <= most && new Set(hashes).size === hashes.length ? hashes : null;
}
