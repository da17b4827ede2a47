import type { ReactNode } from 'react';
import type { ResultsProps } from './results.tsx';

export interface ResultsStateProps extends Pick<ResultsProps, 'status'> {
  /** The number of found products; of the previous list while loading. */
  readonly count: number;
  readonly loading: ReactNode;
  readonly nothing: ReactNode;
  /** Similar products, below the message for an empty list. */
  readonly nearest?: ReactNode;
  /** The products. */
  readonly children: ReactNode;
}

/** The products of a list, or why there are none. */
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
