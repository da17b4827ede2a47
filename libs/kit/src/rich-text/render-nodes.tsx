import { createElement, Fragment, type ReactNode } from 'react';
import { ShopLink } from '../link/shop-link.tsx';
import { isInAppHref, type RichElement, type RichNode } from './allowed-markup.ts';

/** React's names of attributes that differ from HTML. */
const reactNames: Readonly<Record<string, string>> = {
  colspan: 'colSpan',
  rowspan: 'rowSpan',
  datetime: 'dateTime',
  srcset: 'srcSet',
};
const empty = new Set(['br', 'hr', 'img']);
/** Elements in which React accepts no white space. */
const noWhitespace = new Set(['table', 'thead', 'tbody', 'tfoot', 'tr']);

type RenderText = (text: string) => ReactNode;

/** Returns allowed nodes as React elements. */
export function renderNodes(nodes: readonly RichNode[], renderText?: RenderText, parent = ''): ReactNode {
  return nodes.map((node, index) => {
    if (typeof node !== 'string') return renderElement(node, index, renderText);
    if (noWhitespace.has(parent) && node.trim() === '') return null;
    return renderText ? <Fragment key={index}>{renderText(node)}</Fragment> : node;
  });
}

function renderElement(
  { tag, attributes, children }: RichElement,
  key: number,
  renderText: RenderText | undefined,
): ReactNode {
  const href = attributes.href;
  if (tag === 'a' && href !== undefined && isInAppHref(href)) {
    return (
      <ShopLink key={key} to={href} title={attributes.title}>
        {renderNodes(children, renderText)}
      </ShopLink>
    );
  }
  const props: Record<string, unknown> = { key };
  for (const [name, value] of Object.entries(attributes)) props[reactNames[name] ?? name] = value;
  if (tag === 'a' && href !== undefined && /^https?:/i.test(href.trim()))
    Object.assign(props, { rel: 'noopener noreferrer', target: '_blank' });
  if (tag === 'img') Object.assign(props, { alt: attributes.alt ?? '', loading: 'lazy', decoding: 'async' });
  return empty.has(tag) ? createElement(tag, props) : createElement(tag, props, renderNodes(children, renderText, tag));
}
