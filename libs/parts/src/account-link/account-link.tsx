import { frameCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { ShopLink, VisuallyHidden } from '@shop/kit';
import { CountedIcon } from '../counted-icon/counted-icon.tsx';
import styles from './account-link.module.css';

export interface AccountLinkProps {
  readonly account: {
    readonly href: string;
    readonly label: string;
    /** Messages of the shop that wait to be read; null until it is known. */
    readonly unread?: number | null;
    /** Points that the member can spend; null until they are known, and where the shop has none. */
    readonly points?: number | null;
  };
  readonly className: string | undefined;
  readonly labelClassName: string | undefined;
}

/** The way to my page, or to the login of those who are not known yet. */
export function AccountLink({ account, className, labelClassName }: AccountLinkProps) {
  const t = useCopy(frameCopy);
  return (
    <ShopLink className={className} to={account.href}>
      <CountedIcon name="person" count={account.unread} />
      <span className={labelClassName}>{account.label}</span>
      {account.points ? <small className={styles.points}>{t.points(account.points)}</small> : null}
      <VisuallyHidden>{account.unread ? t.unread(account.unread) : ''}</VisuallyHidden>
    </ShopLink>
  );
}
