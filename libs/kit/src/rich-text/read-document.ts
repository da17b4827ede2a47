import { allowedAttributes, dropped, type RichNode } from './allowed-markup.ts';

/**
 * The same tree in the browser, read by the browser's own parser: the server's weighs 22 kB there.
 * A parsed document is inert, nothing in it runs or loads.
 */
export function readDocument(html: string): RichNode[] {
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
