import { useCopy } from '@shop/copy/react';
import { Picture, Price, useEarlyInput } from '@shop/kit';
import type { ProductSummary } from '@shop/theming';
import { latCopy } from '../copy/lat.ts';
import { mostOnBoard } from './board-sizes.ts';
import styles from './board-candidates.module.css';

interface BoardCandidatesProps {
  readonly products: readonly ProductSummary[];
  readonly picked: readonly string[];
  /** Why a product was refused, by its key. */
  readonly errors: Readonly<Record<string, string>>;
  readonly onToggle: (key: string) => void;
}

/** The products that can be chosen for the board, as round checkboxes. */
export function BoardCandidates({ products, picked, errors, onToggle }: BoardCandidatesProps) {
  const t = useCopy(latCopy).board;
  const candidates = useEarlyInput<HTMLFieldSetElement>();
  const isFull = picked.length >= mostOnBoard;
  return (
    <fieldset ref={candidates}>
      <legend className={styles.legend}>{t.pick}</legend>
      <div className={styles.list}>
        {products.map(({ key, name, price, picture }) => (
          <label key={key} className={styles.candidate}>
            <input
              type="checkbox"
              checked={picked.includes(key)}
              disabled={isFull && !picked.includes(key)}
              onChange={() => onToggle(key)}
            />
            <span className={styles.plate}>
              <Picture picture={picture} alt="" sizes="6rem" />
            </span>
            <span className={styles.name}>{name}</span>
            <Price yen={price} size="small" taxNote={false} />
            {errors[key] && <span className={styles.error}>{errors[key]}</span>}
          </label>
        ))}
      </div>
      <p role="status" className={styles.full}>
        {isFull && t.full}
      </p>
    </fieldset>
  );
}
