import { useMemo } from 'react';
import { renderNodes } from './render-nodes.tsx';
import { parseHtml } from './parse-html.ts';
import styles from './rich-text.module.css';

/**
 * Text with markup from the shop's own content. Only listed elements and attributes are built, as React elements:
 * raw HTML never reaches the page. Links that start with `/` navigate inside the shop (spec §2).
 */
export function RichText({ html }: { html: string }) {
  const nodes = useMemo(() => parseHtml(html), [html]);
  return <div className={styles.text}>{renderNodes(nodes)}</div>;
}
