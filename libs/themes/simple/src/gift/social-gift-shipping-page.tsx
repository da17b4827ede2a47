import type { SocialGiftShippingPageProps } from '@shop/theming';
import { socialGiftCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Notice } from '@shop/kit';
import { GiftStepPage } from './gift-step-page.tsx';

/** The recipient's address for a gift. */
export default function SocialGiftShippingPage({ notices, form, ...step }: SocialGiftShippingPageProps) {
  const t = useCopy(socialGiftCopy);
  return (
    <GiftStepPage {...step} step="shipping">
      <p>{t.privacy}</p>
      {form}
      {notices.map((notice) => (
        <Notice key={notice} tone="warning" live>
          {notice}
        </Notice>
      ))}
    </GiftStepPage>
  );
}
