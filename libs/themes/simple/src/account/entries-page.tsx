import { useState, type ReactNode } from 'react';
import { Button, Dialog, EmptyState, LinkButton, Notice, UndoButton } from '@shop/kit';
import type { AddressListPageProps } from '@shop/theming';
import styles from './entries-page.module.css';

interface EntriesPageProps<Entry> extends Pick<AddressListPageProps, 'canAdd' | 'addHref' | 'message'> {
  readonly t: Readonly<Record<'add' | 'emptyTitle' | 'emptyText' | 'full' | 'removeTitle' | 'removeCancel' | 'removeConfirm', string>>;
  readonly isEmpty: boolean;
  /** How many there are of how many there may be. */
  readonly count: string;
  /** Asks before an entry is deleted. */
  readonly removeText: (entry: Entry) => string;
  readonly remove: (entry: Entry) => void;
  /** Draws the entries; `onDelete` begins the question. */
  readonly children: (onDelete: (entry: Entry) => void) => ReactNode;
}

/** What a member keeps in my page: entries up to a limit, each of which can be deleted after a question. */
export function EntriesPage<Entry>({ t, isEmpty, count, canAdd, addHref, message, removeText, remove, children }: EntriesPageProps<Entry>) {
  const [doomed, setDoomed] = useState<Entry | null>(null);
  const keep = () => setDoomed(null);
  const add = canAdd && (
    <LinkButton variant="primary" icon="plus" to={addHref}>
      {t.add}
    </LinkButton>
  );
  return (
    <div className={styles.page}>
      {message && (
        <Notice tone={message.tone} live>
          {message.text} {message.onUndo && <UndoButton onUndo={message.onUndo} />}
        </Notice>
      )}
      {isEmpty ? (
        <EmptyState title={t.emptyTitle} headingLevel={2} actions={add}>
          {t.emptyText}
        </EmptyState>
      ) : (
        <>
          <div className={styles.bar}>
            <p className={styles.count}>{count}</p>
            {add}
          </div>
          {!canAdd && <Notice>{t.full}</Notice>}
          {children(setDoomed)}
        </>
      )}
      <Dialog
        open={doomed !== null}
        title={t.removeTitle}
        onClose={keep}
        actions={
          <>
            <Button onClick={keep}>{t.removeCancel}</Button>
            <Button
              variant="danger"
              onClick={() => {
                if (doomed !== null) remove(doomed);
                keep();
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
