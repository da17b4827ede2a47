import { useState } from 'react';
import type { OrderPageProps } from '@shop/theming';
import { orderCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Button, Dialog } from '@shop/kit';
import { Panel } from '../checkout/panel.tsx';
import styles from './order-actions.module.css';

interface OrderCancelProps extends Pick<OrderPageProps, 'orderNo'> {
  readonly cancel: NonNullable<OrderPageProps['cancel']>;
}

/** The deadline for cancelling an order, and the confirmation with all consequences; or why it cannot be cancelled. */
export function OrderCancel({ orderNo, cancel }: OrderCancelProps) {
  const t = useCopy(orderCopy).cancel;
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    cancel.onClose();
  };
  if (cancel.refusal !== null && !isOpen) {
    return (
      <Panel title={t.title}>
        <p className={styles.quiet}>{cancel.refusal}</p>
      </Panel>
    );
  }
  return (
    <Panel title={t.title}>
      {cancel.until !== null && <p className={styles.quiet}>{t.until(cancel.until)}</p>}
      <Button variant="danger" wide onClick={() => setOpen(true)}>
        {t.open}
      </Button>
      <Dialog
        open={isOpen}
        title={cancel.isRequested ? t.requestDialogTitle(orderNo) : t.dialogTitle(orderNo)}
        onClose={close}
        actions={<Button onClick={close}>{t.cancel}</Button>}
      >
        <div className={styles.dialog}>
          <h3 className={styles.title}>{t.whatHappens}</h3>
          <ul className={styles.terms}>
            {cancel.terms.map((term) => (
              <li key={term}>{term}</li>
            ))}
          </ul>
          {cancel.form}
        </div>
      </Dialog>
    </Panel>
  );
}
