import { useMemo, type ReactNode } from 'react';
import { parseHtml } from './parse-html.ts';
import { renderNodes } from './render-nodes.tsx';
import styles from './rich-text.module.css';
import { allowedAttributes, dropped, type RichNode } from './allowed-markup.ts';

/** Each bundle holds one of the two: the condition is a constant when it is built. */
const read = import.meta.env.SSR ? parseHtml : readDocument;

export interface RichTextProps {
  readonly html: string;
  /** How a run of words is drawn, as with what was looked for marked in it; without it, as it is. */
  readonly renderText?: (text: string) => ReactNode;
}

/**
 * Text with markup from the shop's own content. Only listed elements and attributes are built, as React elements:
 * raw HTML never reaches the page. Links that start with `/` navigate inside the shop (spec §2).
 */
export function RichText({ html, renderText }: RichTextProps) {
  const nodes = useMemo(() => read(html), [html]);
  return <div className={styles.text}>{renderNodes(nodes, renderText)}</div>;
}

/**
 * The same tree in the browser, read by the browser's own parser: the server's weighs 22 kB there.
 * A parsed document is inert, nothing in it runs or loads.
 */
function readDocument(html: string): RichNode[] {
  return readNodes(new DOMParser().parseFromString(html, 'text/html').body.childNodes);
}

function readNodes(nodes: NodeListOf<ChildNode>): RichNode[] {
  return [...nodes].flatMap((node): RichNode[] => {
    if (node instanceof Text) return [node.data];
    if (!(node instanceof Element)) return [];
    const tag = node.localName;
    if (dropped.has(tag)) return [];
    const given = Object.fromEntries([...node.attributes].map(({ name, value }) => [name, value]));
    const attributes = allowedAttributes(tag, given);
    const children = readNodes(node.childNodes);
    return attributes ? [{ tag, attributes, children }] : children;
  });
}
