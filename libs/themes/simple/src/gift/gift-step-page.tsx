import type { ReactNode } from 'react';
import type { GiftStep } from '@shop/theming';
import { socialGiftCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Stepper, TextLink } from '@shop/kit';
import { NarrowPage } from '../account/narrow-page.tsx';
import { OfflineNotice } from '../account/offline-notice.tsx';
import { Waiting } from '../account/waiting.tsx';
import styles from './gift-step-page.module.css';

interface GiftStepPageProps extends GiftStep {
  readonly step: 'shipping' | 'delivery' | 'confirm';
  readonly backHref: string;
  readonly children: ReactNode;
}

/** A step of receiving a gift: the progress, its content, the link back. */
export function GiftStepPage({ step, status, onRetry, stepHrefs, backHref, children }: GiftStepPageProps) {
  const t = useCopy(socialGiftCopy);
  const stepTexts = t[step];
  const steps = [
    { id: 'shipping', label: t.steps.shipping, href: stepHrefs.shipping },
    { id: 'delivery', label: t.steps.delivery, href: stepHrefs.delivery },
    { id: 'confirm', label: t.steps.confirm },
  ];
  return (
    <NarrowPage title={stepTexts.title} lead={stepTexts.lead}>
      <Stepper steps={steps} current={step} />
      {status === 'outage' && <OfflineNotice onRetry={onRetry} />}
      {status === 'loading' && <Waiting label={stepTexts.title} />}
      {status === 'ready' && <div className={styles.step}>{children}</div>}
      <TextLink to={backHref} back="page" standalone>
        {stepTexts.back}
      </TextLink>
    </NarrowPage>
  );
}
