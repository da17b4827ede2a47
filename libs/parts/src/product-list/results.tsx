import { productListCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import type { ReactNode } from 'react';

export interface ResultsProps {
  readonly status: 'ready' | 'loading';
  readonly className?: string;
  readonly children: ReactNode;
}

/** The part of a list that changes with its filters, as a region. */
export function Results({ status, className, children }: ResultsProps) {
  const t = useCopy(productListCopy);
  return (
    <section className={className} aria-label={t.resultsLabel} aria-busy={status === 'loading' || undefined}>
      {children}
    </section>
  );
}
