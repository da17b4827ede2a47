import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { root } from './workspace.ts';

/** Returns the relative links of a Markdown document whose file or heading does not exist, as `document: link`. */
export function brokenLinks(path: string, text = readFileSync(join(root, path), 'utf8')): string[] {
  return linksOf(text)
    .filter((link) => !leads(path, text, link))
    .map((link) => `${path}: ${link}`);
}

function leads(path: string, text: string, link: string): boolean {
  const [file = '', anchor] = decodeURIComponent(link).split('#');
  const target = file === '' ? path : normalize(join(dirname(path), file));
  if (file !== '' && !existsSync(join(root, target))) return false;
  if (anchor === undefined) return true;
  return anchorsOf(file === '' ? text : readFileSync(join(root, target), 'utf8')).has(anchor);
}

/** Targets of inline links and images; those with a scheme are left out. */
const linksOf = (text: string): string[] =>
  [...withoutCode(text).matchAll(/\]\(([^()\s]+)(?: "[^"]*")?\)/g)].flatMap(([, link = '']) =>
    /^[a-z]+:/.test(link) ? [] : link,
  );

/** Returns the anchors of all headings, as GitHub makes them: lower case, hyphens for spaces, a number for a repeated one. */
export function anchorsOf(text: string): ReadonlySet<string> {
  const anchors = new Set<string>();
  for (const [, heading = ''] of withoutFences(text).matchAll(/^#{1,6} +(.+)$/gm)) {
    const anchor = heading
      .trim()
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-');
    const repeated = [...anchors].filter((other) => other === anchor || other.replace(/-\d+$/, '') === anchor).length;
    anchors.add(repeated === 0 ? anchor : `${anchor}-${repeated}`);
  }
  return anchors;
}

const withoutFences = (text: string): string => text.replace(/^```[^]*?^```/gm, '');
const withoutCode = (text: string): string => withoutFences(text).replace(/`[^`\n]*`/g, '');
