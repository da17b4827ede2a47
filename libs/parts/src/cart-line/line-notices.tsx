import { checkoutCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Notice } from '@shop/kit';
import type { CartLineView } from './cart-line-view.ts';
import { isSellable } from './is-sellable.ts';
import styles from './cart-line.module.css';

export interface LineNoticesProps {
  readonly line: Pick<CartLineView, 'notices' | 'availability' | 'quantity' | 'maxQuantity' | 'extras'>;
  readonly className?: string | undefined;
  /** Of the words that say how many there are at most. */
  readonly limitClassName: string | undefined;
}

/** What changed or is wrong with a cart line (C-06), that it cannot grow, and what goes with it; nothing when there is nothing of it. */
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
