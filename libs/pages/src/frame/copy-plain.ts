import { withoutInvisible } from '@shop/japanese';

/**
 * Removes joiners, zero-width and no-break spaces from the selected text while the browser copies it, since forms
 * elsewhere would refuse them, and restores them before the next paint. Selections in fields are unchanged.
 */
export function copyPlain(): void {
  const selection = getSelection();
  if (selection?.isCollapsed !== false) return;
  const putBacks = Array.from({ length: selection.rangeCount }, (_, at) => textsIn(selection.getRangeAt(at)))
    .flat()
    .map(takeOut);
  requestAnimationFrame(() => {
    for (const putBack of putBacks) putBack();
  });
}

/** A selected part of a text. */
interface SelectedText {
  readonly text: Text;
  readonly from: number;
  readonly to: number;
}

function textsIn(range: Range): SelectedText[] {
  const { commonAncestorContainer: common, startContainer, startOffset, endContainer, endOffset } = range;
  const walker = document.createTreeWalker(common.parentNode ?? common, NodeFilter.SHOW_TEXT);
  const found: SelectedText[] = [];
  for (let node = walker.nextNode(); node instanceof Text; node = walker.nextNode()) {
    if (!range.intersectsNode(node)) continue;
    const from = node === startContainer ? startOffset : 0;
    found.push({ text: node, from, to: node === endContainer ? endOffset : node.length });
  }
  return found;
}

/**
 * Changes one sign at a time: only so the selection moves along.
 * @returns what undoes it, unless the page has changed the text since
 */
function takeOut({ text, from, to }: SelectedText): () => void {
  const taken: { readonly at: number; readonly sign: string; readonly instead: string }[] = [];
  for (let at = to - 1; at >= from; at -= 1) {
    const sign = text.data.charAt(at);
    const instead = withoutInvisible(sign);
    if (instead === sign) continue;
    exchange(text, at, sign, instead);
    taken.unshift({ at, sign, instead });
  }
  const copied = text.data;
  return () => {
    if (text.data !== copied) return;
    for (const { at, sign, instead } of taken) exchange(text, at, instead, sign);
  };
}

function exchange(text: Text, at: number, before: string, after: string): void {
  if (before !== '') text.deleteData(at, before.length);
  if (after !== '') text.insertData(at, after);
}
