import type { LeavePageProps, LeavingLoss } from '@shop/theming';
import { leavingCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { DefinitionList, LinkButton, Stepper, TextLink } from '@shop/kit';
import { Caution } from '@shop/parts';
import { DonePage } from '../kinds/done-page.tsx';
import styles from './leave-page.module.css';
import { OpenOrders } from './open-orders.tsx';

const kinds = [
  'points',
  'coupons',
  'favourites',
  'cards',
  'addresses',
  'memorials',
] as const satisfies readonly (keyof LeavingLoss)[];

/** Withdrawal from membership: its effects, the password, the farewell. */
export default function LeavePage(page: LeavePageProps) {
  const t = useCopy(leavingCopy);
  if (page.step === 'done') {
    return (
      <DonePage title={t.doneTitle} illustration={null} ways={page.ways}>
        <p>{t.doneText}</p>
        <p>{t.doneNote}</p>
      </DonePage>
    );
  }
  const steps = [
    { id: 'review', label: t.steps.review, href: page.reviewHref },
    { id: 'confirm', label: t.steps.confirm },
    { id: 'done', label: t.steps.done },
  ];
  return (
    <div className={styles.page}>
      <Stepper steps={steps} current={page.step} />
      {page.step === 'review' ? <Review {...page} /> : <Confirm {...page} />}
    </div>
  );
}

function Review({ caution, loss, orders, confirmHref, backHref }: LeavePageProps) {
  const t = useCopy(leavingCopy);
  return (
    <>
      <OpenOrders orders={orders} />
      {loss && <Loss loss={loss} />}
      <Caution html={caution} />
      <div className={styles.actions}>
        {orders.length === 0 && <LinkButton to={confirmHref}>{t.next}</LinkButton>}
        <TextLink to={backHref} back="page" standalone>
          {t.back}
        </TextLink>
      </div>
    </>
  );
}

function Confirm({ caution, form, reviewHref }: LeavePageProps) {
  const t = useCopy(leavingCopy);
  return (
    <>
      <Caution html={caution} />
      <p>{t.passwordLead}</p>
      {form}
      <TextLink to={reviewHref} back="page" standalone>
        {t.backToReview}
      </TextLink>
    </>
  );
}

function Loss({ loss }: { readonly loss: LeavingLoss }) {
  const t = useCopy(leavingCopy);
  return (
    <section className={styles.loss} aria-label={t.lossTitle}>
      <h2 className={styles.title}>{t.lossTitle}</h2>
      <DefinitionList
        items={kinds.map((kind) => ({ id: kind, term: t.losses[kind], description: t.amounts[kind](loss[kind]) }))}
      />
      <p className={styles.note}>{t.lossNote}</p>
      <p className={styles.note}>{t.booksNote}</p>
    </section>
  );
}
