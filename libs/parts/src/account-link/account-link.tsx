import { frameCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { ShopLink, VisuallyHidden } from '@shop/kit';
import { CountedIcon } from '../counted-icon/counted-icon.tsx';
import styles from './account-link.module.css';

export interface AccountLinkProps {
  readonly account: {
    readonly href: string;
    readonly label: string;
    /** The number of unread messages of the shop; null until loaded. */
    readonly unread?: number | null;
    /** The points that the member can spend; null until loaded, and in a shop without points. */
    readonly points?: number | null;
  };
  readonly className: string | undefined;
  readonly labelClassName: string | undefined;
}

/** The link to my page, or to the login for guests. */
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
