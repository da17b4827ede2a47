import { useMemo, type ReactNode } from 'react';
import { parseHtml } from './parse-html.ts';
import { renderNodes } from './render-nodes.tsx';
import styles from './rich-text.module.css';
import { allowedAttributes, dropped, type RichNode } from './allowed-markup.ts';

/** Each bundle contains one of them: the condition is constant at build time. */
const read = import.meta.env.SSR ? parseHtml : readDocument;

export interface RichTextProps {
  readonly html: string;
  /** Renders a text, for example with searched words marked; unchanged by default. */
  readonly renderText?: (text: string) => ReactNode;
}

/**
 * Renders markup of the shop's editors: only listed elements and attributes become React elements, and raw HTML never
 * reaches the page. Links that start with `/` navigate inside the shop (spec §2).
 */
export function RichText({ html, renderText }: RichTextProps) {
  const nodes = useMemo(() => read(html), [html]);
  return <div className={styles.text}>{renderNodes(nodes, renderText)}</div>;
}

/**
 * Returns the same tree with the browser's own parser: the server's would add 22 kB. A parsed document is inert,
 * nothing in it runs or loads.
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
