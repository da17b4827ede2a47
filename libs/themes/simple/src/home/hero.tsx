import { LinkButton, Picture } from '@shop/kit';
import type { HeroProps } from '@shop/theming';
import styles from './hero.module.css';

/** Season or campaign: a band over the whole width, text next to a picture. */
export default function Hero({ eyebrow, title, text, primary, secondary, picture }: HeroProps) {
  return (
    <section className={styles.hero}>
      <div className={styles.inner}>
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
        <div className={styles.picture} data-tone={picture.tone}>
          <Picture picture={picture} sizes="(width >= 960px) 64rem, 88vw" priority />
        </div>
      </div>
    </section>
  );
}
