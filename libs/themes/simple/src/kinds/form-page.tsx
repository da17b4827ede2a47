import type { ReactNode } from 'react';
import { TextLink } from '@shop/kit';
import type { FormPageProps } from '@shop/theming';
import styles from './form-page.module.css';

/** A page with a form, an introduction, and a link back. */
export function FormPage({ form, backHref, backLabel, children }: FormPageProps & { readonly children?: ReactNode }) {
  return (
    <div className={styles.page}>
      {children}
      {form}
      <TextLink to={backHref} back="anywhere" standalone>
        {backLabel}
      </TextLink>
    </div>
  );
}
