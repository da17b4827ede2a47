import { checkoutCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Notice } from '@shop/kit';
import type { CartLineView } from './cart-line-view.ts';
import { isSellable } from './is-sellable.ts';
import styles from './cart-line.module.css';

export interface LineNoticesProps {
  readonly line: Pick<CartLineView, 'notices' | 'availability' | 'quantity' | 'maxQuantity' | 'extras'>;
  readonly className?: string | undefined;
  /** The class of the text about the maximum quantity. */
  readonly limitClassName: string | undefined;
}

/** What changed in a cart line or is wrong with it (C-06), its maximum quantity, and its extras; otherwise nothing. */
export function LineNotices({ line, className = '', limitClassName }: LineNoticesProps) {
  const t = useCopy(checkoutCopy);
  const isFull = isSellable(line) && line.quantity >= line.maxQuantity;
  if (line.notices.length === 0 && !isFull && !line.extras) return null;
  return (
    <div className={`${styles.notices} ${className}`}>
      {line.notices.map((notice) => (
        <Notice key={notice.id} tone={notice.tone}>
          {notice.text}
        </Notice>
      ))}
      {isFull && <p className={limitClassName}>{t.cart.limited(line.maxQuantity)}</p>}
      {line.extras}
    </div>
  );
}
