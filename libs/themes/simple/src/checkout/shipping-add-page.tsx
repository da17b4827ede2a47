import type { ShippingAddPageProps } from '@shop/theming';
import { checkoutCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { TextLink } from '@shop/kit';
import { Panel } from './panel.tsx';
import styles from './shipping-add-page.module.css';

/** The address of one further destination, or the change of one. */
export default function ShippingAddPage({ step, isEditing, form, backHref }: ShippingAddPageProps) {
  const t = useCopy(checkoutCopy);
  return (
    <div className={styles.page}>
      <Panel
        title={isEditing ? t.pageTitles.shippingEdit : t.shipping.targetTitle}
        lead={step === 'receiver' ? t.receiver.lead : t.shipping.addLead}
      >
        {form}
      </Panel>
      <TextLink to={backHref} back="page" standalone>
        {t.frame.back}
      </TextLink>
    </div>
  );
}
