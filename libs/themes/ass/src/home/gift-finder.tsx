import { useCopy } from '@shop/copy/react';
import { Button, Price } from '@shop/kit';
import type { GiftFinder as Finder } from '@shop/theming';
import type { ReactNode } from 'react';
import { assHomeCopy } from '../copy/ass-home.ts';
import styles from './gift-finder.module.css';

/** Selects budget and occasion of a gift. A plain form that leads to the list without scripts, too. */
export function GiftFinder({ action, budgets, occasions }: Finder) {
  const t = useCopy(assHomeCopy);
  return (
    <section className={styles.finder} aria-labelledby="gift-finder">
      <div className={styles.head}>
        <h2 id="gift-finder">{t.title}</h2>
        <p className={styles.lead}>{t.lead}</p>
      </div>
      <form className={styles.form} action={action} method="get">
        <fieldset>
          <legend className={styles.legend}>{t.occasion}</legend>
          <div className={styles.choices}>
            {occasions.map((occasion, index) => (
              <Tile key={occasion} name="tag" value={occasion} isFirst={index === 0} {...t.occasions[occasion]} />
            ))}
          </div>
        </fieldset>
        <fieldset className={styles.budget}>
          <legend className={styles.legend}>{t.budget}</legend>
          <div className={styles.sums}>
            {budgets.map((yen) => (
              <Tile
                key={yen}
                name="price_max"
                value={String(yen)}
                label={<Price yen={yen} taxNote={false} />}
                note={t.most}
              />
            ))}
            <Tile name="price_max" value="" isFirst {...t.noMost} />
          </div>
          <Button type="submit" variant="primary" size="large" wide icon="gift">
            {t.submit}
          </Button>
        </fieldset>
      </form>
    </section>
  );
}

interface TileProps {
  readonly name: string;
  readonly value: string;
  readonly label: ReactNode;
  readonly note: string;
  readonly isFirst?: boolean;
}

/** One of the choices, as a lid of a box. */
function Tile({ name, value, label, note, isFirst = false }: TileProps) {
  return (
    <label className={styles.choice}>
      <input type="radio" name={name} value={value} defaultChecked={isFirst} />
      <span className={styles.lid}>
        <strong>{label}</strong>
        <small>{note}</small>
      </span>
    </label>
  );
}
