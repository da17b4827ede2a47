import { useCopy } from '@shop/copy/react';
import type { ProductStoryProps } from '@shop/theming';
import { genProductCopy } from '../copy/gen-product.ts';
import styles from './taste-scales.module.css';

/** The ends of each scale: minimum and maximum among the shop's products, rounded outwards. */
const range = { salt: [0, 7], fat: [5, 60], protein: [5, 32], aging: [0, 36] } as const;

type Scale = keyof typeof range;

interface TasteScalesProps {
  readonly taste: NonNullable<ProductStoryProps['taste']>;
  readonly agingMonths: number | null;
}

/**
 * Tasting notes as scales with a dot for this product's salt, fat, protein and aging. The values are next to them as
 * text.
 */
export function TasteScales({ taste, agingMonths }: TasteScalesProps) {
  const t = useCopy(genProductCopy);
  const grams = (['salt', 'fat', 'protein'] as const).map((scale) => ({
    scale,
    value: taste[scale],
    text: t.grams(taste[scale]),
  }));
  const rows =
    agingMonths === null
      ? grams
      : [...grams, { scale: 'aging' as const, value: agingMonths, text: t.months(agingMonths) }];
  return (
    <figure className={styles.notes}>
      <figcaption className={styles.caption}>{t.tasting}</figcaption>
      <dl>
        {rows.map(({ scale, value, text }) => (
          <div key={scale} className={styles.row}>
            <dt className={styles.name}>
              <span aria-hidden="true">{t.scales[scale]}</span>
              {t.scaleNames[scale]}
            </dt>
            <dd className={styles.value}>{text}</dd>
            <dd className={styles.scale} aria-hidden="true">
              <span>{t.scaleEnds[scale][0]}</span>
              <svg className={styles.stroke} viewBox="0 0 200 16">
                <path d="M2 8.600C40 6.200 90 9.400 198 7.400 150 10.200 60 9.600 2 8.600Z" />
                <circle cx={6 + position(scale, value) * 188} cy="8" r="5.5" />
              </svg>
              <span>{t.scaleEnds[scale][1]}</span>
            </dd>
          </div>
        ))}
      </dl>
      <p>{t.scaleNote}</p>
    </figure>
  );
}

/** 0 to 1 on the scale. */
function position(scale: Scale, value: number): number {
  const [least, most] = range[scale];
  return Math.min(Math.max((value - least) / (most - least), 0), 1);
}
