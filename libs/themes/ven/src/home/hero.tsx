import { LinkButton, Picture } from '@shop/kit';
import type { HeroProps } from '@shop/theming';
import styles from './hero.module.css';

/** The hero over the whole screen: a window to a lagoon at night in gold lines, with one candle. */
export default function Hero({ eyebrow, title, text, primary, secondary, picture }: HeroProps) {
  return (
    <section className={styles.hero}>
      {picture.image ? (
        <div className={styles.photo} data-own={picture.image.focus && ''}>
          <Picture picture={picture} sizes="(width >= 960px) max(100vw, 96rem), 150vw" priority />
        </div>
      ) : (
        <div className={styles.window} aria-hidden="true">
          <div className={styles.drawing} />
        </div>
      )}
      <div className={styles.words}>
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
            <LinkButton to={secondary.href} size="large" variant="quiet">
              {secondary.label}
            </LinkButton>
          )}
        </div>
      </div>
    </section>
  );
}
