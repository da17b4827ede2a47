import { ShopLink } from '@shop/kit';
import type { CartLineView } from './cart-line-view.ts';
import styles from './cart-line.module.css';

export interface LineNameProps {
  readonly line: Pick<CartLineView, 'href' | 'name' | 'nameOriginal'>;
  readonly className?: string | undefined;
  /** The class of the original name, which is left out without it. */
  readonly originalClassName?: string | undefined;
}

/** The name of a cart line's product, as heading and link. */
export function LineName({ line: { href, name, nameOriginal }, className = '', originalClassName }: LineNameProps) {
  return (
    <>
      <h3 className={`${styles.name} ${className}`}>
        <ShopLink to={href}>{name}</ShopLink>
      </h3>
      {originalClassName && nameOriginal && (
        <p className={originalClassName} lang={nameOriginal.lang}>
          {nameOriginal.text}
        </p>
      )}
    </>
  );
}
