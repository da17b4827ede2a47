/** Texts that a translation of the browser took out of the page, with the element that it put in their place. */
const replaced = new WeakMap<Node, Element>();

/** Whether a text was translated while this document stands. */
let isTranslated = false;
const observer = new MutationObserver(remember);

/**
 * Reports what React has mended while it hydrated. What is translated before that differs from what React expects, and is rendered
 * anew: no error of the page.
 */
export function reportUnlessTranslated(error: unknown): void {
  remember(observer.takeRecords());
  if (!isTranslated) reportError(error);
}

/**
 * Keeps React and a translation of the browser apart. Chrome, Edge and others put `<font>` in the place of each text, while React
 * keeps hold of the text: removing it or inserting before it throws, and a new value never appears. Here such a text leads to what
 * stands for it; a new value puts the text back, and the browser translates it again. The prototypes are changed, since React
 * calls them by itself in every conditional text of every theme. To be called before hydration.
 */
export function followTranslation(): void {
  // What was translated before this script came; the shop has no such element of its own.
  isTranslated = document.querySelector('font') !== null;
  observer.observe(document, { childList: true, subtree: true });
  const { removeChild, insertBefore, appendChild } = Node.prototype;
  const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue');

  /** The child of `parent` that stands for `node`; null when none does. */
  const childFor = (parent: Node, node: Node): Node | null => {
    if (node.parentNode === parent) return node;
    remember(observer.takeRecords());
    const outermost = outermostFont(node) ?? replaced.get(node) ?? null;
    return outermost?.parentNode === parent ? outermost : null;
  };
  /** A text that is moved leaves its translation behind. */
  const dropTranslation = (node: Node) => {
    if (node.nodeType === Node.TEXT_NODE && node.parentNode === null) replaced.get(node)?.remove();
  };

  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    const present = childFor(this, child);
    if (present) removeChild.call(this, present);
    else if (child.nodeType !== Node.TEXT_NODE) removeChild.call(this, child);
    return child;
  };
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    dropTranslation(node);
    insertBefore.call(this, node, before && (childFor(this, before) ?? before));
    return node;
  };
  Node.prototype.appendChild = function <T extends Node>(this: Node, node: T): T {
    dropTranslation(node);
    appendChild.call(this, node);
    return node;
  };
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...nodeValue,
    set(this: Node, value: string | null) {
      nodeValue?.set?.call(this, value);
      if (this.nodeType !== Node.TEXT_NODE || this.parentNode !== null) return;
      remember(observer.takeRecords());
      replaced.get(this)?.replaceWith(this);
    },
  });
}

/** Notes which element took the place of a text, in one step or in two. */
function remember(records: readonly MutationRecord[]): void {
  for (const { addedNodes, removedNodes, previousSibling, nextSibling } of records) {
    const font = [...addedNodes, previousSibling, nextSibling].find(isFont);
    if (!font) continue;
    isTranslated = true;
    for (const node of removedNodes) if (node.nodeType === Node.TEXT_NODE) replaced.set(node, font);
  }
}

function outermostFont(node: Node): Element | null {
  const parent = node.parentNode;
  return isFont(parent) ? (outermostFont(parent) ?? parent) : null;
}

function isFont(node: Node | null | undefined): node is Element {
  return node?.nodeName === 'FONT';
}
