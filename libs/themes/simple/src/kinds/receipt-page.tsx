import type { ReactNode } from 'react';
import { DefinitionList, LinkButton, PageHeading, Skeleton } from '@shop/kit';
import type { DonePageProps } from '@shop/theming';
import styles from './receipt-page.module.css';

interface ReceiptPageProps extends DonePageProps {
  readonly title: string;
  readonly lead: string;
  /** Its data; null while it is loading. */
  readonly rows: readonly { readonly name: string; readonly label: string; readonly value: string }[] | null;
  /** The shop's message. */
  readonly children?: ReactNode;
}

/** Thanks for what was sent, with the number to name it by, and the ways on. */
export function ReceiptPage({ title, lead, rows, ways, children }: ReceiptPageProps) {
  return (
    <div className={styles.page} data-sheet="page">
      <PageHeading lead={lead}>{title}</PageHeading>
      {rows === null ? (
        <Skeleton />
      ) : (
        <DefinitionList items={rows.map(({ name, label, value }) => ({ id: name, term: label, description: value }))} />
      )}
      {children}
      <p className={styles.ways}>
        {ways.map(({ label, href }, index) => (
          <LinkButton key={href} {...(index === 0 && { variant: 'primary' })} to={href}>
            {label}
          </LinkButton>
        ))}
      </p>
    </div>
  );
}
