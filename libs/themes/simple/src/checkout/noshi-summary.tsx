import type { PlannedDestination } from '@shop/theming';
import { noshiCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import styles from './noshi-summary.module.css';

/** The noshi as text; lines break between its parts, and within one only if it is too long. */
export function NoshiSummary({ noshi }: { readonly noshi: NonNullable<PlannedDestination['noshi']> }) {
  const t = useCopy(noshiCopy);
  const parts = t
    .summary(
      t.purposes[noshi.purpose],
      noshi.topText,
      noshi.names,
      t.positions[noshi.position],
      t.ribbons[noshi.ribbon],
    )
    .split(' / ');
  return (
    <span>
      {parts.map((part, index) => (
        <span key={part}>
          <span className={styles.part}>
            {part}
            {index < parts.length - 1 && ' /'}
          </span>{' '}
        </span>
      ))}
    </span>
  );
}
