import type { ReactNode } from 'react';
import { ShopLink } from '../link/shop-link.tsx';

export interface LinkListProps {
  readonly links: readonly { readonly href: string; readonly label: string; readonly current?: boolean }[];
  readonly className?: string | undefined;
  readonly linkClassName: string | undefined;
  /** Shown after each label. */
  readonly mark?: ReactNode;
}

/** A list of links; the current one is marked. Has no styles. */
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
