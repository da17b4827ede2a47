import type { ReactNode } from 'react';
import type { NextStep } from '@shop/theming';
import { checkoutCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Button, TextLink } from '@shop/kit';
import styles from './step-actions.module.css';

interface StepActionsProps {
  readonly next: NextStep;
  readonly label: ReactNode;
  readonly backHref: string;
  /** Replaces the button when a form submits the step. */
  readonly submit?: ReactNode;
}

/** The way on and the way back at the foot of a step. */
export function StepActions({ next, label, backHref, submit }: StepActionsProps) {
  const t = useCopy(checkoutCopy);
  return (
    <div className={styles.actions}>
      {next.reason && (
        <p className={styles.reason} role="alert" id="next-reason">
          {next.reason}
        </p>
      )}
      {submit ?? (
        <Button
          variant="primary"
          size="large"
          wide
          busy={next.status === 'saving'}
          aria-describedby={next.reason ? 'next-reason' : undefined}
          onClick={next.onNext}
        >
          {label}
        </Button>
      )}
      <TextLink to={backHref} back="page" standalone>
        {t.frame.back}
      </TextLink>
    </div>
  );
}
