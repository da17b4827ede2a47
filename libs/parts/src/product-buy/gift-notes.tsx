import { productCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';

/** Whether a product can have noshi, wrapping, both or neither. */
export function GiftNotes({
  gift: { noshi, wrapping },
}: {
  readonly gift: { readonly noshi: boolean; readonly wrapping: boolean };
}) {
  const t = useCopy(productCopy);
  if (noshi && wrapping) return t.giftBoth;
  if (noshi) return t.giftNoshiOnly;
  return wrapping ? t.giftWrappingOnly : t.giftNone;
}
