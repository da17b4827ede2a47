import { Parser } from 'htmlparser2';
import { allowedAttributes, dropped, type RichElement, type RichNode } from './allowed-markup.ts';

/**
 * Parses markup into a tree of allowed nodes, on the server. Never throws: invalid markup is parsed like in browsers.
 */
export function parseHtml(html: string): RichNode[] {
  const root: RichElement = { tag: '', attributes: {}, children: [] };
  const open: { name: string; element: RichElement }[] = [{ name: '', element: root }];
  let depthDropped = 0;
  const inner = () => open[open.length - 1]?.element ?? root;
  const parser = new Parser({
    onopentag(name, given) {
      if (dropped.has(name) || depthDropped > 0) {
        depthDropped += 1;
        return;
      }
      const attributes = allowedAttributes(name, given);
      if (!attributes) {
        open.push({ name, element: inner() });
        return;
      }
      const element: RichElement = { tag: name, attributes, children: [] };
      inner().children.push(element);
      open.push({ name, element });
    },
    ontext(text) {
      if (depthDropped > 0) return;
      const { children } = inner();
      const last = children.at(-1);
      // The parser reports an entity separately; a browser has a single text node.
      if (typeof last === 'string') children[children.length - 1] = last + text;
      else children.push(text);
    },
    onclosetag() {
      if (depthDropped > 0) depthDropped -= 1;
      else if (open.length > 1) open.pop();
    },
  });
  parser.write(html);
  parser.end();
  return withTableBodies(root.children);
}

/** Puts rows that are direct children of a table into a body, like browsers. */
function withTableBodies(nodes: readonly RichNode[]): RichNode[] {
  return nodes.map((node) => {
    if (typeof node === 'string') return node;
    const children = withTableBodies(node.children);
    return { ...node, children: node.tag === 'table' ? gatherRows(children) : children };
  });
}

function gatherRows(children: readonly RichNode[]): RichNode[] {
  const gathered: RichNode[] = [];
  for (const child of children) {
    const last = gathered.at(-1);
    if (typeof child === 'string' || child.tag !== 'tr') gathered.push(child);
    else if (typeof last === 'object' && last.tag === 'tbody') last.children.push(child);
    else gathered.push({ tag: 'tbody', attributes: {}, children: [child] });
  }
  return gathered.filter((child) => typeof child !== 'string' || child.trim() !== '');
}
