import type { FormPageProps } from '@shop/theming';
import { accountCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { TextLink } from '@shop/kit';
import styles from './password-page.module.css';

/** The current password, the new one, and a link for forgotten passwords. */
export default function PasswordPage({ form, backHref, backLabel }: FormPageProps) {
  const t = useCopy(accountCopy).password;
  return (
    <div className={styles.page}>
      {form}
      <details className={styles.forgotten}>
        <summary>{t.forgotten}</summary>
        <p>{t.forgottenText}</p>
      </details>
      <TextLink to={backHref} back="anywhere" standalone>
        {backLabel}
      </TextLink>
    </div>
  );
}
