import { useId, useState } from 'react';
import { useCopy } from '@shop/copy/react';
import { Button, Notice, Picture, Price, useEarlyInput } from '@shop/kit';
import type { AddManyToCart, ProductSummary } from '@shop/theming';
import { latCopy } from '../copy/lat.ts';
import { BoardCandidates } from './board-candidates.tsx';
import { boardSizes, mostOnBoard, type BoardSize } from './board-sizes.ts';
import styles from './board-picker.module.css';

interface BoardPickerProps {
  /** Products that can be bought now. */
  readonly products: readonly ProductSummary[];
  readonly addMany: AddManyToCart;
}

/** A board for a party: the number of guests, up to five products, added to the cart in one call. */
export function BoardPicker({ products, addMany }: BoardPickerProps) {
  const t = useCopy(latCopy).board;
  const name = useId();
  const people = useEarlyInput<HTMLFieldSetElement>();
  const [size, setSize] = useState<BoardSize>('small');
  const [picked, setPicked] = useState<readonly string[]>([]);
  const chosen = picked.flatMap((key) => products.find((product) => product.key === key) ?? []);
  const pieces = boardSizes[size];
  const toggle = (key: string) =>
    setPicked(
      picked.includes(key)
        ? picked.filter((other) => other !== key)
        : picked.length < mostOnBoard
          ? [...picked, key]
          : picked,
    );
  const add = async () => {
    if (await addMany.onAdd(chosen.map(({ key }) => ({ key, quantity: pieces })))) setPicked([]);
  };
  return (
    <section className={styles.picker} aria-labelledby="lat-board">
      <div className={styles.head}>
        <h2 id="lat-board">{t.title}</h2>
        <p>{t.lead}</p>
      </div>
      <div className={styles.board} role="group" aria-label={t.boardLabel}>
        {chosen.length === 0 && <p className={styles.empty}>{t.empty}</p>}
        {chosen.map((product) => (
          <button
            key={product.key}
            className={styles.dish}
            type="button"
            aria-label={t.take(product.name)}
            onClick={() => toggle(product.key)}
          >
            <Picture picture={product.picture} alt="" sizes="8rem" />
          </button>
        ))}
      </div>
      <div className={styles.order}>
        <fieldset ref={people} className={styles.people}>
          <legend>{t.people}</legend>
          {(['small', 'medium', 'large'] as const).map((one) => (
            <label key={one}>
              <input type="radio" name={name} checked={size === one} onChange={() => setSize(one)} />
              <span>{t.sizes[one]}</span>
            </label>
          ))}
        </fieldset>
        <p className={styles.sum} role="status">
          <span>
            {t.picked(chosen.length, mostOnBoard)} ({t.pieces(pieces)})
          </span>
          <span>
            {t.sum} <Price yen={chosen.reduce((sum, { price }) => sum + price * pieces, 0)} />
          </span>
        </p>
        <Button
          variant="primary"
          size="large"
          wide
          icon="basket"
          busy={addMany.status === 'adding'}
          disabled={chosen.length === 0}
          onClick={() => void add()}
        >
          {t.add}
        </Button>
        {addMany.message && (
          <Notice tone={addMany.status === 'failed' ? 'danger' : 'success'} live>
            {addMany.message}
          </Notice>
        )}
        <noscript>
          <Notice>{t.needsScript}</Notice>
        </noscript>
      </div>
      <BoardCandidates products={products} picked={picked} errors={addMany.errors} onToggle={toggle} />
    </section>
  );
}
