import { LinkButton, Picture } from '@shop/kit';
import type { HeroProps } from '@shop/theming';
import party from '../art/party.svg?no-inline';
import styles from './hero.module.css';

/** The hero as a poster: very large text, and stickers of food on a coloured block. */
export default function Hero({ eyebrow, title, text, primary, secondary, picture }: HeroProps) {
  return (
    <section className={styles.hero}>
      <div className={styles.inner}>
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
            {secondary && <LinkButton to={secondary.href}>{secondary.label}</LinkButton>}
          </div>
        </div>
        <div className={styles.picture} data-tone={picture.tone}>
          {picture.drawing === 'table' && !picture.image ? (
            <img src={party} alt={picture.alt} width={600} height={560} fetchPriority="high" decoding="async" />
          ) : (
            <Picture picture={picture} sizes="(width >= 600px) 70vw, 100vw" priority />
          )}
        </div>
      </div>
    </section>
  );
}
