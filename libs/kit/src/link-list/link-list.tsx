import type { ReactNode } from 'react';
import { ShopLink } from '../link/shop-link.tsx';

export interface LinkListProps {
  readonly links: readonly { readonly href: string; readonly label: string; readonly current?: boolean }[];
  readonly className?: string | undefined;
  readonly linkClassName: string | undefined;
  /** Stands behind each label. */
  readonly mark?: ReactNode;
}

/** Ways in as a list; the one where the shopper stands is marked. It brings no look of its own. */
export function LinkList({ links, className, linkClassName, mark }: LinkListProps) {
  return (
    <ul className={className}>
      {links.map(({ href, label, current }) => (
        <li key={href}>
          <ShopLink className={linkClassName} to={href} aria-current={current ? 'true' : undefined}>
            {label}
            {mark}
          </ShopLink>
        </li>
      ))}
    </ul>
  );
}
