/** A piece of rich text: words, or an allowed element with its allowed attributes. */
export type RichNode = string | RichElement;

export interface RichElement {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: RichNode[];
}

/** Elements whose content goes with them. Others that are not listed below are left out, their content stays. */
export const dropped: ReadonlySet<string> = new Set([
  'script',
  'style',
  'iframe',
  'object',
  'embed',
  'template',
  'noscript',
  'svg',
  'math',
  'textarea',
  'select',
  'title',
]);

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
  // For tables whose columns behind the first are figures.
  table: ['data-figures'],
  tbody: [],
  td: ['colspan', 'rowspan'],
  tfoot: [],
  th: ['colspan', 'rowspan', 'scope'],
  thead: [],
  time: ['datetime'],
  tr: [],
  ul: [],
};

/** The attributes of an allowed element that are allowed themselves; null for an element that is not allowed. */
export function allowedAttributes(
  tag: string,
  attributes: Readonly<Record<string, string>>,
): Record<string, string> | null {
  const names = Object.hasOwn(allowed, tag) ? allowed[tag] : undefined;
  if (!names) return null;
  return Object.fromEntries(
    Object.entries(attributes).filter(
      ([name, value]) =>
        names.includes(name) && (name !== 'href' || isSafeHref(value)) && (name !== 'src' || isSafeSrc(value)),
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
