import { useId } from 'react';
import { contactCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Button, FileButton, Notice } from '@shop/kit';
import type { AttachedFilesProps } from '@shop/theming';
import styles from './attached-files.module.css';

/** Shows the limits of attachments before a file is chosen; each is listed when it has been uploaded. */
export default function AttachedFiles({ files, sending, refusal, accept, onAdd }: AttachedFilesProps) {
  const t = useCopy(contactCopy).files;
  const id = useId();
  return (
    <section className={styles.files} aria-labelledby={id}>
      <h2 className={styles.title} id={id}>
        {t.title}
      </h2>
      <p className={styles.hint}>{t.hint}</p>
      <ul className={styles.list}>
        {files.map((file) => (
          <li key={file.id}>
            <span className={styles.name}>{file.name}</span>
            <span className={styles.size}>{file.size}</span>
            <Button size="small" variant="quiet" aria-label={t.removeOf(file.name)} onClick={file.onRemove}>
              {t.remove}
            </Button>
          </li>
        ))}
      </ul>
      <p role="status" className={styles.label}>
        {sending !== null && (
          <>
            {sending} <span>{t.sending}</span>
          </>
        )}
      </p>
      {refusal !== null && (
        <Notice tone="danger" live>
          {refusal}
        </Notice>
      )}
      {onAdd && (
        <div>
          <FileButton accept={accept} busy={sending !== null} onFile={onAdd}>
            {t.pick}
          </FileButton>
        </div>
      )}
    </section>
  );
}
