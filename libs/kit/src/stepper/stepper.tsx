import { kitCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Icon } from '../icon/icon.tsx';
import { ShopLink } from '../link/shop-link.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './stepper.module.css';

export interface StepperProps {
  /** The steps in order; a finished one may link back (C-01). */
  readonly steps: readonly { readonly id: string; readonly label: string; readonly href?: string }[];
  /** The id of the current step. */
  readonly current: string;
}

/** The progress in a procedure. */
export function Stepper({ steps, current }: StepperProps) {
  const t = useCopy(kitCopy);
  const at = steps.findIndex((step) => step.id === current);
  return (
    <nav aria-label={t.steps}>
      <ol className={styles.steps}>
        {steps.map((step, index) => {
          const state = index < at ? 'done' : index === at ? 'current' : 'ahead';
          const label = <span className={styles.label}>{step.label}</span>;
          return (
            <li
              key={step.id}
              className={styles.step}
              data-state={state}
              aria-current={state === 'current' ? 'step' : undefined}
            >
              <span className={styles.mark} aria-hidden="true">
                {state === 'done' ? <Icon name="check" /> : index + 1}
              </span>
              {state === 'done' && step.href ? <ShopLink to={step.href}>{label}</ShopLink> : label}
              {state === 'done' && <VisuallyHidden>({t.stepDone})</VisuallyHidden>}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
