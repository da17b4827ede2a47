import { useEffect, useRef } from 'react';
import { formsCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Icon } from '../icon/icon.tsx';
import { glideTo } from '../scroll/glide-to.ts';
import styles from './error-summary.module.css';

export interface ErrorSummaryProps {
  /** One entry per field, in the order of the screen. `fieldId` is the id of its control. */
  readonly errors: readonly { readonly fieldId: string; readonly label: string; readonly message: string }[];
  /** Raised with each refused submission, so that the summary receives the focus again (F-12). */
  readonly attempt: number;
}

/** All errors of a form with links to their fields; receives the focus when it appears. */
export function ErrorSummary({ errors, attempt }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const t = useCopy(formsCopy);
  useEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt]);
  if (errors.length === 0) return null;
  return (
    <div className={styles.summary} ref={box} tabIndex={-1} role="alert">
      <p className={styles.title}>
        <Icon name="warning" />
        {t.errorSummary(errors.length)}
      </p>
      <ul className={styles.list}>
        {errors.map((error) => (
          <li key={error.fieldId}>
            <a href={`#${error.fieldId}`} onClick={(event) => focusField(event, error.fieldId)}>
              {error.label}
            </a>
            <span>{error.message}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function focusField(event: { preventDefault: () => void }, id: string) {
  const field = document.getElementById(id);
  if (!field) return;
  event.preventDefault();
  field.focus({ preventScroll: true });
  glideTo(field);
}
