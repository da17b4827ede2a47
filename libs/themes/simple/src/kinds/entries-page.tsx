import { useState, type ReactNode } from 'react';
import { entriesCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Button, Dialog, EmptyState, LinkButton, Notice } from '@shop/kit';
import type { EntriesPageProps as Page, Entry } from '@shop/theming';
import { ChangeNotice } from './change-notice.tsx';
import styles from './entries-page.module.css';

interface EntriesPageProps<E, Removable extends Entry> extends Page<E> {
  /** The screen's own texts. */
  readonly texts: Readonly<Record<'add' | 'emptyTitle' | 'emptyText' | 'full' | 'removeTitle', string>>;
  /** Names what is about to be deleted. */
  readonly removeText: (entry: Removable) => string;
  /** Renders the entries; `confirmRemoval` opens the confirmation before one is deleted. */
  readonly children: (entries: readonly E[], confirmRemoval: (entry: Removable) => void) => ReactNode;
}

/** A collection of entries up to a limit, each of which can be deleted after a question. */
export function EntriesPage<E, Removable extends Entry>({
  entries,
  count,
  limit,
  canAdd,
  addHref,
  message,
  texts,
  removeText,
  children,
}: EntriesPageProps<E, Removable>) {
  const t = useCopy(entriesCopy);
  const [doomed, setDoomed] = useState<Removable | null>(null);
  const cancel = () => setDoomed(null);
  const add = canAdd && (
    <LinkButton variant="primary" icon="plus" to={addHref}>
      {texts.add}
    </LinkButton>
  );
  return (
    <div className={styles.page}>
      <ChangeNotice message={message} />
      {count === 0 ? (
        <EmptyState title={texts.emptyTitle} headingLevel={2} actions={add}>
          {texts.emptyText}
        </EmptyState>
      ) : (
        <>
          <div className={styles.bar}>
            <p className={styles.count}>{t.count(count, limit)}</p>
            {add}
          </div>
          {!canAdd && <Notice>{texts.full}</Notice>}
          {children(entries, setDoomed)}
        </>
      )}
      <Dialog
        open={doomed !== null}
        title={texts.removeTitle}
        onClose={cancel}
        actions={
          <>
            <Button onClick={cancel}>{t.removeCancel}</Button>
            <Button
              variant="danger"
              onClick={() => {
                doomed?.onDelete?.();
                cancel();
              }}
            >
              {t.removeConfirm}
            </Button>
          </>
        }
      >
        {doomed !== null && <p>{removeText(doomed)}</p>}
      </Dialog>
    </div>
  );
}
