/** Texts that the browser's translation removed from the page, with the elements that replace them. */
const replaced = new WeakMap<Node, Element>();

/** Whether a text of this document was translated. */
let isTranslated = false;
const observer = new MutationObserver(remember);

/**
 * Reports errors that React recovered from during hydration, unless a text was translated: React then renders it again,
 * which is no error of the page.
 */
export function reportUnlessTranslated(error: unknown): void {
  remember(observer.takeRecords());
  if (!isTranslated) reportError(error);
}

/**
 * Makes React tolerate the browser's translation, which replaces each text by `<font>`: operations on such a text apply
 * to its replacement, and a new value restores the text. Call it before hydration, since it patches prototypes.
 */
export function followTranslation(): void {
  // Translated before this script ran; the shop itself has no such element.
  isTranslated = document.querySelector('font') !== null;
  observer.observe(document, { childList: true, subtree: true });
  const { removeChild, insertBefore, appendChild } = Node.prototype;
  const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue');

  /** Returns the child of `parent` that replaces `node`; null if there is none. */
  const childFor = (parent: Node, node: Node): Node | null => {
    if (node.parentNode === parent) return node;
    remember(observer.takeRecords());
    const outermost = outermostFont(node) ?? replaced.get(node) ?? null;
    return outermost?.parentNode === parent ? outermost : null;
  };
  /** A text that is moved loses its translation. */
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

/** Records which element replaced a text, in one step or in two. */
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
