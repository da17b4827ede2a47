import { useCopy } from '@shop/copy/react';
import { LinkButton, Picture } from '@shop/kit';
import type { HeroProps } from '@shop/theming';
import { genCopy } from '../copy/gen.ts';
import sumiHam from './drawings/sumi-ham.svg?no-inline';
import { Tate } from '../type/tate.tsx';
import styles from './hero.module.css';

/** The hero as a cover: an ink drawing of a ham at the top, a vertical title, and much white space. */
export default function Hero({ eyebrow, title, text, primary, secondary, picture }: HeroProps) {
  const t = useCopy(genCopy);
  return (
    <section className={styles.cover}>
      <div className={styles.sheet}>
        <div className={styles.head}>
          <p className={styles.eyebrow}>{eyebrow}</p>
          <h1 className={styles.title}>
            {title.map((part) => (
              <span key={part} className={styles.line}>
                <Tate>{part}</Tate>
              </span>
            ))}
          </h1>
        </div>
        <div className={styles.words}>
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
          <div className={styles.photo} data-own={picture.image.focus && ''}>
            <Picture picture={picture} sizes="(width >= 960px) 100rem, 150vw" priority />
          </div>
        ) : (
          <img
            className={styles.ham}
            src={sumiHam}
            alt={t.heroAlt}
            width={570}
            height={920}
            fetchPriority="high"
            decoding="async"
          />
        )}
      </div>
    </section>
  );
}
