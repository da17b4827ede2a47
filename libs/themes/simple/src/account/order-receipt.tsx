import { useState } from 'react';
import type { OrderReceiptView } from '@shop/theming';
import { orderCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Button, DefinitionList, Dialog, Notice } from '@shop/kit';
import { ChangeNotice } from '../kinds/change-notice.tsx';
import { Panel } from '../checkout/panel.tsx';
import styles from './order-actions.module.css';

/** The receipt: why there is none yet, its first issue with addressee and wording, and the same again. */
export function OrderReceipt({ refusal, issued, form, onReissue, isBusy, message }: OrderReceiptView) {
  const t = useCopy(orderCopy).receipt;
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <Panel title={t.title}>
      <ChangeNotice message={message} />
      {issued && (
        <DefinitionList
          items={[
            { id: 'addressee', term: t.addressee, description: issued.addressee },
            { id: 'note', term: t.note, description: issued.note },
            { id: 'day', term: t.firstIssue, description: issued.issuedOn },
            { id: 'issues', term: t.issues, description: t.issueCount(issued.issues, issued.maxIssues) },
          ]}
        />
      )}
      {refusal !== null && <p className={styles.quiet}>{refusal}</p>}
      {refusal === null && issued && (
        <Button wide busy={isBusy} onClick={onReissue}>
          {t.again}
        </Button>
      )}
      {refusal === null && !issued && (
        <>
          <p className={styles.quiet}>{t.lead}</p>
          <Button wide onClick={() => setOpen(true)}>
            {t.open}
          </Button>
          <Dialog
            open={isOpen}
            title={t.dialogTitle}
            onClose={close}
            actions={<Button onClick={close}>{t.cancel}</Button>}
          >
            <div className={styles.dialog}>
              <Notice>{t.fixed}</Notice>
              {form}
            </div>
          </Dialog>
        </>
      )}
    </Panel>
  );
}
