import type { ReactNode } from 'react';
import type { UserInfoFormPageProps } from '@shop/theming';
import { userInfoCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { DefinitionList, Notice } from '@shop/kit';
import { FormPage } from '../kinds/form-page.tsx';
import styles from './user-info-form-page.module.css';
import { WayBack } from './way-back.tsx';

/** Changing the data, the security question or the mail address: what is to be known, then the form of the step. */
export default function UserInfoFormPage(page: UserInfoFormPageProps) {
  return (
    <FormPage {...page}>
      <StepText {...page} />
    </FormPage>
  );
}

function StepText({ step, email, newEmail, minutes, onAgain }: UserInfoFormPageProps) {
  const { form, question, email: t } = useCopy(userInfoCopy);
  switch (step) {
    case 'data':
      return <p>{form.lead}</p>;
    case 'question':
      return <p>{question.lead}</p>;
    case 'email':
    case 'refused':
      return (
        <>
          {step === 'refused' ? (
            <Notice tone="warning" title={t.refusedTitle} live>
              {t.refusedText}
            </Notice>
          ) : (
            <p>{t.lead}</p>
          )}
          <Address label={t.current}>{email}</Address>
        </>
      );
    case 'sent':
      return (
        <>
          <Notice tone="success" title={t.sentTitle} live>
            {t.sentText(newEmail ?? '')}
            {minutes !== null && ` ${t.sentMinutes(minutes)}`}
          </Notice>
          <p className={styles.help}>{t.sentHelp}</p>
          <WayBack onClick={onAgain}>{t.again}</WayBack>
        </>
      );
    case 'confirm':
      return (
        <>
          <p>{t.confirmLead}</p>
          <Address label={t.next}>{newEmail}</Address>
          <WayBack onClick={onAgain}>{t.again}</WayBack>
        </>
      );
    case 'proved':
      return (
        <Notice tone="success" title={t.provedTitle} live>
          {t.provedText(email)}
        </Notice>
      );
  }
}

function Address({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className={styles.address}>
      <DefinitionList items={[{ id: 'email', term: label, description: children }]} />
    </div>
  );
}
