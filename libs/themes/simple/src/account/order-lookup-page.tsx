import type { OrderLookupPageProps } from '@shop/theming';
import { orderLookupCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { TextLink } from '@shop/kit';
import { LinkSent } from './link-sent.tsx';
import { NarrowPage } from './narrow-page.tsx';
import styles from './reminder.module.css';

/** Number and email address of an order, then the same text whether the order exists or not (P-15). */
export default function OrderLookupPage({ sent, form, loginHref, contactHref, onAgain }: OrderLookupPageProps) {
  const t = useCopy(orderLookupCopy);
  if (sent !== null) return <LinkSent sent={sent} t={t} onAgain={onAgain} />;
  return (
    <NarrowPage title={t.title} lead={t.lead}>
      {form}
      <ul className={styles.ways}>
        <li>
          <TextLink to={loginHref}>{t.toLogin}</TextLink>
        </li>
        <li>
          <TextLink to={contactHref}>{t.toContact}</TextLink>
        </li>
      </ul>
    </NarrowPage>
  );
}
