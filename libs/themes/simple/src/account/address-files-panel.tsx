import { useId, useState } from 'react';
import { addressesCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Button, FileButton, Notice } from '@shop/kit';
import type { AddressFiles } from '@shop/theming';
import styles from './address-files-panel.module.css';
import { DeleteAllDialog } from './delete-all-dialog.tsx';

interface AddressFilesPanelProps extends AddressFiles {
  /** Addresses in the book. */
  readonly count: number;
}

/** Below the address book: import and export by file, and deletion of all addresses. */
export function AddressFilesPanel({
  count,
  busy,
  refusal,
  onTemplate,
  onImport,
  onExport,
  others,
  onDeleteAll,
}: AddressFilesPanelProps) {
  const t = useCopy(addressesCopy).files;
  const id = useId();
  const [isConfirming, setConfirming] = useState(false);
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {t.title}
      </h2>
      <div className={styles.part}>
        <h3 className={styles.name}>{t.importTitle}</h3>
        <p className={styles.text}>{t.importText}</p>
        {refusal && (
          <Notice tone="danger" title={t.refusedTitle} live>
            <p>{refusal.text}</p>
            {refusal.rows.length > 0 && (
              <>
                <p>{t.refusedRows(refusal.rows.length)}</p>
                <ul className={styles.rows}>
                  {refusal.rows.map((row) => (
                    <li key={row}>{row}</li>
                  ))}
                </ul>
              </>
            )}
          </Notice>
        )}
        <div className={styles.actions}>
          <FileButton accept=".csv,text/csv" busy={busy === 'import'} onFile={onImport}>
            {busy === 'import' ? t.importing : t.pick}
          </FileButton>
          <Button variant="quiet" onClick={onTemplate}>
            {t.template}
          </Button>
        </div>
      </div>
      {count > 0 && (
        <div className={styles.part}>
          <h3 className={styles.name}>{t.exportTitle}</h3>
          <p className={styles.text}>{t.exportText}</p>
          <div className={styles.actions}>
            <Button busy={busy === 'export'} onClick={() => onExport('utf-8')}>
              {busy === 'export' ? t.exporting : t.export['utf-8']}
            </Button>
            <Button
              variant="quiet"
              aria-disabled={busy === 'export'}
              onClick={busy === 'export' ? undefined : () => onExport('shift_jis')}
            >
              {t.export.shift_jis}
            </Button>
          </div>
        </div>
      )}
      {others > 0 && (
        <div className={styles.part}>
          <h3 className={styles.name}>{t.deleteTitle}</h3>
          <p className={styles.text}>{t.deleteText}</p>
          <div className={styles.actions}>
            <Button variant="danger" busy={busy === 'delete'} onClick={() => setConfirming(true)}>
              {t.delete}
            </Button>
          </div>
          <DeleteAllDialog
            open={isConfirming}
            count={others}
            onClose={() => setConfirming(false)}
            onDelete={() => {
              setConfirming(false);
              onDeleteAll();
            }}
          />
        </div>
      )}
    </section>
  );
}
