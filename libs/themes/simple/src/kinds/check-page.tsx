import type { ReactNode } from 'react';
import { Button, DefinitionList, Notice, PageHeading, Skeleton, TextLink } from '@shop/kit';
import type { CheckPageProps as Page } from '@shop/theming';
import styles from './check-page.module.css';

/** More characters than fit into four short lines next to a term on a phone. */
const longValue = 40;

interface CheckPageProps extends Omit<Page, 'rows'> {
  /** Null while it is a skeleton. */
  readonly rows: Page['rows'] | null;
  readonly title: string;
  readonly lead: string;
  readonly submit: string;
  readonly back: string;
  /** Between the rows and the button. */
  readonly children?: ReactNode;
}

/** The entered data for confirmation; the button submits it once, and the link back preserves everything. */
export function CheckPage({
  title,
  lead,
  rows,
  editHref,
  onSend,
  isSending,
  refusal,
  submit,
  back,
  children,
}: CheckPageProps) {
  return (
    <div className={styles.page} data-sheet="page">
      <PageHeading lead={lead}>{title}</PageHeading>
      {rows === null ? (
        <div className={styles.skeleton}>
          {Array.from({ length: 6 }, (_, index) => (
            <Skeleton key={index} />
          ))}
        </div>
      ) : (
        <DefinitionList
          items={rows.map(({ name, label, value }) => ({
            id: name,
            term: label,
            description: (
              <span className={styles.value} data-length={value.length > longValue ? 'long' : undefined}>
                {value}
              </span>
            ),
          }))}
        />
      )}
      {children}
      {refusal !== null && (
        <Notice tone="danger" live>
          {refusal}
        </Notice>
      )}
      {rows !== null && (
        <Button variant="primary" wide busy={isSending} onClick={onSend}>
          {submit}
        </Button>
      )}
      <TextLink to={editHref} back="page" standalone>
        {back}
      </TextLink>
    </div>
  );
}
