import type { PasskeyPageProps, PasskeyView } from '@shop/theming';
import { passkeysCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Notice } from '@shop/kit';
import { EntriesPage } from '../kinds/entries-page.tsx';
import { FormPage } from '../kinds/form-page.tsx';
import styles from './address-list-page.module.css';
import { PasskeyCard } from './passkey-card.tsx';

/** The passkeys of the member, and adding one. */
export default function PasskeyPage({ step, form, backHref, backLabel, ...page }: PasskeyPageProps) {
  const t = useCopy(passkeysCopy);
  if (step !== 'list')
    return (
      <FormPage form={form} backHref={backHref} backLabel={backLabel}>
        {step === 'add' ? <p>{t.addLead}</p> : <Notice tone="warning">{t.unsupported}</Notice>}
      </FormPage>
    );
  return (
    <EntriesPage<PasskeyView, PasskeyView> {...page} texts={t} removeText={({ name }) => t.removeText(name)}>
      {(passkeys, confirmRemoval) => (
        <ul className={styles.list}>
          {passkeys.map((passkey) => (
            <li key={passkey.id}>
              <PasskeyCard passkey={passkey} onDelete={passkey.onDelete && (() => confirmRemoval(passkey))} />
            </li>
          ))}
        </ul>
      )}
    </EntriesPage>
  );
}
