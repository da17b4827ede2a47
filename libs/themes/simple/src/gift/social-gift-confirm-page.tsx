import type { SocialGiftConfirmPageProps } from '@shop/theming';
import { socialGiftCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Button, DefinitionList, Notice, TextLink } from '@shop/kit';
import { AddressBlock } from '../checkout/address-block.tsx';
import { Panel } from '../checkout/panel.tsx';
import { GiftArrivals } from './gift-arrivals.tsx';
import { GiftStepPage } from './gift-step-page.tsx';

/** All that was entered, once more before it is sent once. */
export default function SocialGiftConfirmPage({
  place,
  email,
  arrivals,
  editHref,
  onSend,
  isSending,
  refusal,
  ...step
}: SocialGiftConfirmPageProps) {
  const t = useCopy(socialGiftCopy).confirm;
  return (
    <GiftStepPage {...step} step="confirm" backHref={editHref}>
      <Panel title={t.place} aside={<TextLink to={step.stepHrefs.shipping}>{t.change}</TextLink>}>
        {place && <AddressBlock address={place} />}
        {email !== '' && <DefinitionList items={[{ id: 'email', term: t.email, description: email }]} />}
      </Panel>
      <GiftArrivals arrivals={arrivals} />
      {refusal && (
        <Notice tone="danger" live>
          {refusal}
        </Notice>
      )}
      <Button variant="primary" wide busy={isSending} onClick={onSend}>
        {t.submit}
      </Button>
    </GiftStepPage>
  );
}
