import { Parser } from 'htmlparser2';

/** The start tag of an element in an HTML text. */
export interface HtmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** The offset of the start tag. */
  readonly start: number;
  /** The offset behind the start tag. */
  readonly end: number;
  readonly inHead: boolean;
  /** The text of a script; empty for other elements. */
  readonly text: string;
}

/** Text to write in place of a range of an HTML text. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Finds the elements of these names in the order of their start tags. */
export function findElements(html: string, names: readonly string[]): readonly HtmlElement[] {
  const found: HtmlElement[] = [];
  const wanted = new Set(names);
  let inHead = false;
  let script: HtmlElement | null = null;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'head') inHead = true;
      if (!wanted.has(name)) return;
      const element = { name, attributes, start: parser.startIndex, end: parser.endIndex + 1, inHead, text: '' };
      if (name === 'script') script = element;
      else found.push(element);
    },
    onclosetag(name) {
      if (name === 'head') inHead = false;
      // At an end tag, `startIndex` is the offset behind the text.
      if (name === 'script' && script) found.push({ ...script, text: html.slice(script.end, parser.startIndex) });
      if (name === 'script') script = null;
    },
  });
  parser.end(html);
  return found;
}

/** Whether a link has this relation to the document. */
export const isLink = ({ name, attributes }: HtmlElement, relation: string): boolean =>
  name === 'link' && (attributes.rel ?? '').toLowerCase().split(/\s+/).includes(relation);

/** Replaces the start tag of an element by one with these attributes; `undefined` removes an attribute. */
export function withAttributes(element: HtmlElement, changes: Readonly<Record<string, string | undefined>>): Edit {
  const attributes = Object.entries({ ...element.attributes, ...changes }).flatMap(([name, value]) => {
    if (value === undefined) return [];
    return value === '' ? ` ${name}` : ` ${name}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`;
  });
  return { start: element.start, end: element.end, text: `<${element.name}${attributes.join('')}>` };
}

/** Applies edits that do not overlap; of two at one offset, the first in the list comes first. */
export function applyEdits(html: string, edits: readonly Edit[]): string {
  const parts: string[] = [];
  let position = 0;
  for (const { start, end, text } of edits.toSorted((a, b) => a.start - b.start)) {
    parts.push(html.slice(position, start), text);
    position = end;
  }
  return parts.join('') + html.slice(position);
}
