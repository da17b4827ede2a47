import { LinkButton, Picture } from '@shop/kit';
import type { HeroProps } from '@shop/theming';
import styles from './hero.module.css';

/** A low band of squared paper with the text, next to a picture of storage racks. */
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
        </div>
        <div className={styles.ways}>
          <LinkButton to={primary.href} variant="primary">
            {primary.label}
          </LinkButton>
          {secondary && <LinkButton to={secondary.href}>{secondary.label}</LinkButton>}
        </div>
        {picture.image ? (
          <div className={styles.photo}>
            <Picture picture={picture} sizes="(width >= 600px) 45vw, 92vw" priority />
          </div>
        ) : (
          <div className={styles.rack} aria-hidden="true" />
        )}
      </div>
    </section>
  );
}
