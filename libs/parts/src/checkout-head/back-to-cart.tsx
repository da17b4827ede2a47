import { frameCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import styles from '../header-actions/header-actions.module.css';
import { Icon, ShopLink } from '@shop/kit';

/** The only link out of the checkout. */
export function BackToCart({ href, className }: { readonly href: string; readonly className: string | undefined }) {
  const t = useCopy(frameCopy);
  return (
    <ShopLink className={`${styles.back} ${className}`} to={href}>
      <Icon name="arrow-left" />
      <span>{t.backToCart}</span>
    </ShopLink>
  );
}
