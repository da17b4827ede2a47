import type { RegisterCompletePageProps } from '@shop/theming';
import { accountCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { EmptyState, LinkButton } from '@shop/kit';
import styles from './narrow-page.module.css';

/** Thanks, and the ways on. */
export default function RegisterCompletePage(props: RegisterCompletePageProps) {
  const t = useCopy(accountCopy).registered;
  const { name, cartHref, browseHref, mypageHref, addressesHref } = props;
  return (
    <div className={styles.page}>
      <EmptyState
        illustration="order-thanks"
        title={t.title}
        headingLevel={1}
        actions={
          <>
            <LinkButton variant="primary" to={cartHref ?? browseHref}>
              {cartHref === null ? t.browse : t.cart}
            </LinkButton>
            <LinkButton to={addressesHref}>{t.addresses}</LinkButton>
            <LinkButton to={mypageHref}>{t.mypage}</LinkButton>
          </>
        }
      >
        {name !== null && <p>{t.greeting(name)}</p>}
        <p>{t.text}</p>
      </EmptyState>
    </div>
  );
}
