import { useState } from 'react';
import type { MeasurementListPageProps, MeasurementView } from '@shop/theming';
import { measurementCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Button, Dialog, EmptyState, LinkButton, Notice } from '@shop/kit';
import { MeasuredPersonPanel } from './measured-person-panel.tsx';
import styles from './measurement-list-page.module.css';

/** Body measurements, one panel a person. */
export default function MeasurementListPage({ people, count, limit, canAdd, addHref, message }: MeasurementListPageProps) {
  const t = useCopy(measurementCopy);
  const [doomed, setDoomed] = useState<MeasurementView | null>(null);
  const add = canAdd && (
    <LinkButton variant="primary" icon="plus" to={addHref}>
      {t.add}
    </LinkButton>
  );
  return (
    <div className={styles.page}>
      {message && (
        <Notice tone={message.tone} live>
          {message.text}
        </Notice>
      )}
      {people.length === 0 ? (
        <EmptyState title={t.emptyTitle} headingLevel={2} actions={add}>
          {t.emptyText}
        </EmptyState>
      ) : (
        <>
          <div className={styles.bar}>
            <p className={styles.count}>{t.count(count, limit)}</p>
            {add}
          </div>
          {!canAdd && <Notice>{t.full}</Notice>}
          {people.map((person) => (
            <MeasuredPersonPanel key={person.name} person={person} canAdd={canAdd} onDelete={setDoomed} />
          ))}
        </>
      )}
      <Dialog
        open={doomed !== null}
        title={t.removeTitle}
        onClose={() => setDoomed(null)}
        actions={
          <>
            <Button onClick={() => setDoomed(null)}>{t.removeCancel}</Button>
            <Button
              variant="danger"
              onClick={() => {
                doomed?.onDelete();
                setDoomed(null);
              }}
            >
              {t.removeConfirm}
            </Button>
          </>
        }
      >
        {doomed && <p>{t.removeText(doomed.name, doomed.day)}</p>}
      </Dialog>
    </div>
  );
}
