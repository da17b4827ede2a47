import { Parser } from 'htmlparser2';

/** A piece of rich text: words, or an allowed element with its allowed attributes. */
export type RichNode = string | RichElement;

export interface RichElement {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: RichNode[];
}

/** Elements whose content goes with them. Others that are not listed below are left out, their content stays. */
const dropped = new Set(['script', 'style', 'iframe', 'object', 'embed', 'template', 'noscript', 'svg', 'math', 'textarea', 'select', 'title']);

const allowed: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'title'],
  abbr: ['title'],
  b: [],
  blockquote: [],
  br: [],
  caption: [],
  code: [],
  dd: [],
  div: [],
  dl: [],
  dt: [],
  em: [],
  figcaption: [],
  figure: [],
  h2: ['id'],
  h3: ['id'],
  h4: ['id'],
  hr: [],
  img: ['src', 'alt', 'width', 'height'],
  li: [],
  ol: ['start'],
  p: [],
  small: [],
  span: ['lang'],
  strong: [],
  sub: [],
  sup: [],
  table: [],
  tbody: [],
  td: ['colspan', 'rowspan'],
  tfoot: [],
  th: ['colspan', 'rowspan', 'scope'],
  thead: [],
  time: ['datetime'],
  tr: [],
  ul: [],
};

/** Markup as a tree of what is allowed. Never throws: broken markup is read as browsers read it. */
export function parseHtml(html: string): RichNode[] {
  const root: RichElement = { tag: '', attributes: {}, children: [] };
  const open: { name: string; element: RichElement }[] = [{ name: '', element: root }];
  let depthDropped = 0;
  const inner = () => open[open.length - 1]?.element ?? root;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (dropped.has(name) || depthDropped > 0) {
        depthDropped += 1;
        return;
      }
      const names = allowed[name];
      if (!names) {
        open.push({ name, element: inner() });
        return;
      }
      const element: RichElement = { tag: name, attributes: pick(attributes, names), children: [] };
      inner().children.push(element);
      open.push({ name, element });
    },
    ontext(text) {
      if (depthDropped === 0) inner().children.push(text);
    },
    onclosetag() {
      if (depthDropped > 0) depthDropped -= 1;
      else if (open.length > 1) open.pop();
    },
  });
  parser.write(html);
  parser.end();
  return root.children;
}

function pick(attributes: Readonly<Record<string, string>>, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    Object.entries(attributes).filter(
      ([name, value]) => names.includes(name) && (name !== 'href' || isSafeHref(value)) && (name !== 'src' || isSafeSrc(value)),
    ),
  );
}

/** A target inside the shop, on the page, on the web, or an address to write or ring. */
export function isSafeHref(href: string): boolean {
  return isInAppHref(href) || /^(?:#|https:\/\/|http:\/\/|mailto:|tel:)/i.test(href.trim());
}

/** Starts with one slash: `//host` and `/\host` leave the shop, so they do not count. */
export function isInAppHref(href: string): boolean {
  return /^\/(?![/\\])/.test(href);
}

function isSafeSrc(src: string): boolean {
  return isInAppHref(src) || /^https:\/\//i.test(src);
}
