import { assHomeCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Button, Select } from '@shop/kit';
import { formatAmount } from '@shop/money';
import type { GiftFinder as Finder } from '@shop/theming';
import styles from './gift-finder.module.css';

/** Budget and occasion, as they are asked for at a counter. A plain form: it leads to the list without scripts too. */
export function GiftFinder({ action, budgets, occasions }: Finder) {
  const t = useCopy(assHomeCopy);
  const options = (open: string, say: (yen: string) => string) => [
    { value: '', label: open },
    ...budgets.map((yen) => ({ value: String(yen), label: say(formatAmount(yen)) })),
  ];
  return (
    <section className={styles.finder} aria-labelledby="gift-finder">
      <div className={styles.head}>
        <h2 id="gift-finder">{t.title}</h2>
        <p className={styles.lead}>{t.lead}</p>
      </div>
      <form className={styles.form} action={action} method="get">
        <fieldset className={styles.occasions}>
          <legend className={styles.legend}>{t.occasion}</legend>
          <div className={styles.choices}>
            {occasions.map((occasion, index) => (
              <label key={occasion} className={styles.choice}>
                <input type="radio" name="tag" value={occasion} defaultChecked={index === 0} />
                <span className={styles.lid}>
                  <strong>{t.occasions[occasion].label}</strong>
                  <small>{t.occasions[occasion].note}</small>
                </span>
              </label>
            ))}
          </div>
        </fieldset>
        <fieldset className={styles.budget}>
          <legend className={styles.legend}>{t.budget}</legend>
          <div className={styles.range}>
            <Select name="price_min" aria-label={t.from} options={options(t.noLeast, t.least)} />
            <span aria-hidden="true">〜</span>
            <Select name="price_max" aria-label={t.to} options={options(t.noMost, t.most)} />
          </div>
          <Button type="submit" variant="primary" size="large" wide icon="gift">
            {t.submit}
          </Button>
        </fieldset>
      </form>
    </section>
  );
}
