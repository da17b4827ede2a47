import { createElement, type ReactNode } from 'react';
import { ShopLink } from '../link/shop-link.tsx';
import { isInAppHref, type RichElement, type RichNode } from './allowed-markup.ts';

/** React's names of attributes whose names differ in HTML. */
const reactNames: Readonly<Record<string, string>> = { colspan: 'colSpan', rowspan: 'rowSpan', datetime: 'dateTime' };
const empty = new Set(['br', 'hr', 'img']);
/** Where React accepts no white space between elements. */
const noWhitespace = new Set(['table', 'thead', 'tbody', 'tfoot', 'tr']);

/** Allowed nodes as React elements. */
export function renderNodes(nodes: readonly RichNode[], parent = ''): ReactNode {
  return nodes.map((node, index) => {
    if (typeof node === 'string') return noWhitespace.has(parent) && node.trim() === '' ? null : node;
    return renderElement(node, index);
  });
}

function renderElement({ tag, attributes, children }: RichElement, key: number): ReactNode {
  const href = attributes.href;
  if (tag === 'a' && href !== undefined && isInAppHref(href)) {
    return (
      <ShopLink key={key} to={href} title={attributes.title}>
        {renderNodes(children)}
      </ShopLink>
    );
  }
  const props: Record<string, unknown> = { key };
  for (const [name, value] of Object.entries(attributes)) props[reactNames[name] ?? name] = value;
  if (tag === 'a' && href !== undefined && /^https?:/i.test(href.trim())) Object.assign(props, { rel: 'noopener noreferrer', target: '_blank' });
  if (tag === 'img') Object.assign(props, { alt: attributes.alt ?? '', loading: 'lazy', decoding: 'async' });
  return empty.has(tag) ? createElement(tag, props) : createElement(tag, props, renderNodes(children, tag));
}
