import { productListCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';

/** Says that nothing was found, and for which word. */
export function NothingFoundTitle({ word }: { readonly word: string | null }) {
  const t = useCopy(productListCopy);
  return word ? t.emptyWord(word) : t.emptyTitle;
}
