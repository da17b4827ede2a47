import type { MeasurementFormPageProps } from '@shop/theming';
import { measurementCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { FormPage } from '../kinds/form-page.tsx';
import styles from './measurement-form-page.module.css';

/** Measurements of today. */
export default function MeasurementFormPage(page: MeasurementFormPageProps) {
  const t = useCopy(measurementCopy);
  return (
    <FormPage {...page}>
      <p className={styles.note}>{t.sameDay}</p>
    </FormPage>
  );
}
