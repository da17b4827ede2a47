import type { ReactNode } from 'react';
import type { ResultsProps } from './results.tsx';

export interface ResultsStateProps extends Pick<ResultsProps, 'status'> {
  /** Goods that were found; those of the list before while it is loading. */
  readonly count: number;
  readonly loading: ReactNode;
  readonly nothing: ReactNode;
  /** What is near to it, below that there is nothing. */
  readonly nearest?: ReactNode;
  /** The goods. */
  readonly children: ReactNode;
}

/** The goods of a list, or why there are none. */
export function ResultsState({ status, count, loading, nothing, nearest, children }: ResultsStateProps) {
  if (status === 'loading') return loading;
  if (count > 0) return children;
  return (
    <>
      {nothing}
      {nearest}
    </>
  );
}
