import type { ReactNode } from 'react';
import { EmptyState, LinkButton, type EmptyStateProps } from '@shop/kit';
import type { DonePageProps as Page } from '@shop/theming';
import styles from '../account/narrow-page.module.css';

interface DonePageProps extends Page {
  readonly title: string;
  /** By default the illustration for an order; null for none. */
  readonly illustration?: EmptyStateProps['illustration'] | null;
  /** What happens next, as the screen's text. */
  readonly children: ReactNode;
}

/** Thanks for a completed action, and links to continue; the first is emphasised. */
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
