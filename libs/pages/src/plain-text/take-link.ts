import { Parser } from 'htmlparser2';
import { plainText } from './plain-text.ts';

/** Starts with one slash: `//host` and `/\host` leave the shop. */
const isInShop = (href: string) => /^\/(?![/\\])/.test(href);

/** The first link into the shop, with the markup less that link, on the server; null when there is none. */
export function takeLink(html: string): {
  readonly html: string;
  readonly link: { readonly label: string; readonly href: string } | null;
} {
  let open: { readonly href: string; readonly start: number } | null = null;
  let taken: ReturnType<typeof takeLink> | null = null;
  const parser = new Parser({
    onopentag(name, { href = '' }) {
      if (name === 'a' && !taken && isInShop(href)) open = { href, start: parser.startIndex };
    },
    onclosetag(name) {
      if (name !== 'a' || !open || taken) return;
      const { href, start } = open;
      const end = parser.endIndex + 1;
      taken = {
        html: html.slice(0, start) + html.slice(end),
        link: { label: plainText(html.slice(start, end)), href },
      };
    },
  });
  parser.end(html);
  return taken ?? { html, link: null };
}
