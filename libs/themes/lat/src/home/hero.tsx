import { LinkButton, Picture } from '@shop/kit';
import type { HeroProps } from '@shop/theming';
import arcade from '../art/arcade.svg?no-inline';
import styles from './hero.module.css';

/** A wall with three arches, a view of the sea and a laid table; the text is centred below. */
export default function Hero({ eyebrow, title, text, primary, secondary, picture }: HeroProps) {
  return (
    <section>
      {picture.drawing === 'table' && !picture.image ? (
        <img
          className={styles.arcade}
          src={arcade}
          alt={picture.alt}
          width={1440}
          height={560}
          fetchPriority="high"
          decoding="async"
        />
      ) : (
        <div className={styles.dish} data-tone={picture.tone}>
          <Picture picture={picture} sizes="100vw" priority />
        </div>
      )}
      <div className={styles.words}>
        {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
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
            <LinkButton to={secondary.href} size="large" variant="quiet">
              {secondary.label}
            </LinkButton>
          )}
        </div>
      </div>
    </section>
  );
}
