import type { SocialGiftCompletePageProps } from '@shop/theming';
import { socialGiftCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { NarrowPage } from '../account/narrow-page.tsx';
import { OfflineNotice } from '../account/offline-notice.tsx';
import { Waiting } from '../account/waiting.tsx';
import { DonePage } from '../kinds/done-page.tsx';
import { GiftArrivals } from './gift-arrivals.tsx';
import { GivenProducts } from './given-products.tsx';
import styles from './social-gift-complete-page.module.css';

/** Thanks and the delivery days, without the address. */
export default function SocialGiftCompletePage({
  status,
  onRetry,
  sender,
  registeredAt,
  arrivals,
  products,
  ways,
}: SocialGiftCompletePageProps) {
  const t = useCopy(socialGiftCopy).complete;
  if (status !== 'ready') {
    return (
      <NarrowPage title={t.title}>
        {status === 'outage' ? <OfflineNotice onRetry={onRetry} /> : <Waiting label={t.title} />}
      </NarrowPage>
    );
  }
  return (
    <div className={styles.page}>
      <DonePage title={t.title} ways={ways}>
        <p>{t.thanks(sender)}</p>
        <p>{t.told}</p>
        <p>
          {t.registeredAt} {registeredAt}
        </p>
      </DonePage>
      {arrivals.length > 0 && <GiftArrivals arrivals={arrivals} />}
      <GivenProducts products={products} />
    </div>
  );
}
