import type { ReactNode } from 'react';

export interface TermRowsProps {
  /** A row without text is left out. */
  readonly rows: readonly { readonly term: string; readonly text: ReactNode }[];
  readonly className?: string;
  readonly label?: string;
}

/** The terms of the purchase in rows, styled by the context. */
export function TermRows({ rows, className, label }: TermRowsProps) {
  return (
    <dl className={className} aria-label={label}>
      {rows.map(({ term, text }) =>
        text ? (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}
