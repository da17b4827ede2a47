/** Where style sheets of the build are one: their hashes, joined by dots. */
const folder = '/assets/sheets/';
const sheetLink = /<link rel="stylesheet" href="(\/assets\/([\w-]{5})\.css)" data-precedence="([\w-]+)"\/?>/g;
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
  const hashes = new Set([...head.matchAll(sheetLink)].map(([, , hash]) => hash));
  if (hashes.size === 0) return html;
  let link = `<link rel="stylesheet" href="${folder}${[...hashes].join('.')}.css"/>`;
  const joined = head.replace(sheetLink, (_link, href: string, _hash, precedence: string) => {
    const before = link;
    link = '';
    return `${before}<link rel="stylesheet" href="${href}" data-precedence="${precedence}" disabled=""/>`;
  });
  return joined + html.slice(end);
}

/** The hashes in the address of a joined sheet; null for any other address, and for one that no document has. */
export function joinedHashes(path: string): readonly string[] | null {
  if (!path.startsWith(folder) || !path.endsWith('.css')) return null;
  const hashes = path.slice(folder.length, -'.css'.length).split('.');
  return hashes.length <= most && new Set(hashes).size === hashes.length ? hashes : null;
}
