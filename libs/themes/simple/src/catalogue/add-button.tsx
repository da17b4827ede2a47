import { goodsCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Button, VisuallyHidden } from '@shop/kit';
import type { AddToCart } from '@shop/theming';
import styles from './add-button.module.css';

/** Puts one piece into the cart from a card, and says what came of it. */
export function AddButton({ name, add }: { name: string; add: AddToCart }) {
  const t = useCopy(goodsCopy);
  return (
    <>
      <Button
        size="small"
        wide
        icon={add.status === 'added' ? 'check' : 'basket'}
        busy={add.status === 'adding'}
        aria-label={add.status === 'added' ? t.addedLabel(name) : t.addLabel(name)}
        onClick={() => add.onAdd(1)}
      >
        {add.status === 'added' ? t.added : t.addToCart}
      </Button>
      {add.status === 'failed' ? (
        <p className={styles.failed} role="alert">
          {add.message}
        </p>
      ) : (
        <span role="status">{add.message && <VisuallyHidden>{add.message}</VisuallyHidden>}</span>
      )}
    </>
  );
}
