import type { MeasurementFormPageProps } from '@shop/theming';
import { measurementCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { TextLink } from '@shop/kit';
import styles from './measurement-form-page.module.css';

/** Measurements of today. */
export default function MeasurementFormPage({ form, backHref }: MeasurementFormPageProps) {
  const t = useCopy(measurementCopy);
  return (
    <div className={styles.page}>
      <p className={styles.note}>{t.sameDay}</p>
      {form}
      <TextLink to={backHref} back standalone>
        {t.back}
      </TextLink>
    </div>
  );
}
