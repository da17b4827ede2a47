import type { ReactNode } from 'react';
import { EmptyState, LinkButton, type EmptyStateProps } from '@shop/kit';
import type { DonePageProps as Page } from '@shop/theming';
import styles from '../account/narrow-page.module.css';

interface DonePageProps extends Page {
  readonly title: string;
  /** Thanks for an order unless told; null for none. */
  readonly illustration?: EmptyStateProps['illustration'] | null;
  /** What happens now, in the words of the screen. */
  readonly children: ReactNode;
}

/** Thanks for what was done, and the ways on; the nearest stands out. */
export function DonePage({ title, illustration = 'order-thanks', ways, children }: DonePageProps) {
  return (
    <div className={styles.page}>
      <EmptyState
        {...(illustration && { illustration })}
        title={title}
        headingLevel={1}
        actions={ways.map(({ label, href }, index) => (
          <LinkButton key={href} {...(index === 0 && { variant: 'primary' })} to={href}>
            {label}
          </LinkButton>
        ))}
      >
        {children}
      </EmptyState>
    </div>
  );
}
