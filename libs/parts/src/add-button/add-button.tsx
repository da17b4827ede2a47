import type { AddToCart } from '@shop/theming';
import { goodsCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Button, type ButtonLook, VisuallyHidden } from '@shop/kit';
import { useId } from 'react';
import { AddForm } from '../add-form/add-form.tsx';
import styles from './add-button.module.css';

export interface AddButtonProps extends Pick<ButtonLook, 'variant'> {
  /** The name of the product, for screen readers that read the button without its card. */
  readonly name: string;
  readonly add: AddToCart;
}

/** Adds one piece to the cart from a card, and shows the result. */
export function AddButton({ name, add, variant }: AddButtonProps) {
  const t = useCopy(goodsCopy);
  const form = useId();
  return (
    <>
      <AddForm id={form} action={add.action} onAdd={() => add.onAdd(1)} />
      <Button
        type="submit"
        form={form}
        variant={variant}
        size="small"
        wide
        icon={add.status === 'added' ? 'check' : 'basket'}
        busy={add.status === 'adding'}
        aria-label={add.status === 'added' ? t.addedLabel(name) : t.addLabel(name)}
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
