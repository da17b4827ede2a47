import type { SocialGiftDeliveryPageProps } from '@shop/theming';
import { socialGiftCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Button, Notice } from '@shop/kit';
import { Panel } from '../checkout/panel.tsx';
import { ParcelChoice } from '../checkout/parcel-choice.tsx';
import { GiftStepPage } from './gift-step-page.tsx';

/** A day and a slot for each parcel of a gift. */
export default function SocialGiftDeliveryPage({
  parcels,
  receiver,
  onNext,
  isSaving,
  refusal,
  ...step
}: SocialGiftDeliveryPageProps) {
  const t = useCopy(socialGiftCopy).delivery;
  return (
    <GiftStepPage {...step} step="delivery">
      <Panel title={t.parcels}>
        {parcels.map((parcel) => (
          <ParcelChoice key={parcel.key} parcel={parcel} person={receiver} />
        ))}
      </Panel>
      {refusal && (
        <Notice tone="danger" live>
          {refusal}
        </Notice>
      )}
      <Button variant="primary" wide busy={isSaving} onClick={onNext}>
        {t.submit}
      </Button>
    </GiftStepPage>
  );
}
