import { useCopy } from '@shop/copy/react';
import { LinkButton, Picture } from '@shop/kit';
import type { HeroProps } from '@shop/theming';
import { assHomeCopy } from '../copy/ass-home.ts';
import giftBox from './drawings/gift-box.svg?no-inline';
import styles from './hero.module.css';

/** A green band with a gift box tied in gold, and a card with the season's text. */
export default function Hero({ eyebrow, title, text, primary, secondary, picture }: HeroProps) {
  const t = useCopy(assHomeCopy);
  return (
    <section className={styles.paper}>
      <div className={styles.inner}>
        <div className={styles.card}>
          <p className={styles.eyebrow}>{eyebrow}</p>
          <h1 className={styles.title}>
            {title.map((part) => (
              <span key={part}>{part}</span>
            ))}
          </h1>
          <p className={styles.text}>{text}</p>
          <div className={styles.ways}>
            <LinkButton to={primary.href} variant="primary" size="large">
              {primary.label}
            </LinkButton>
            {secondary && (
              <LinkButton to={secondary.href} variant="quiet">
                {secondary.label}
              </LinkButton>
            )}
          </div>
        </div>
        {picture.image ? (
          <div className={styles.photo}>
            <Picture picture={picture} sizes="(width >= 768px) 48rem, 88vw" priority />
          </div>
        ) : (
          <img
            className={styles.box}
            src={giftBox}
            alt={t.heroAlt}
            width={524}
            height={410}
            fetchPriority="high"
            decoding="async"
          />
        )}
      </div>
    </section>
  );
}
