import { useMemo, type ReactNode } from 'react';
import { parseHtml } from './parse-html.ts';
import { readDocument } from './read-document.ts';
import { renderNodes } from './render-nodes.tsx';
import styles from './rich-text.module.css';

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
