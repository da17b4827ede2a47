import { LinkButton, Picture } from '@shop/kit';
import type { HeroProps } from '@shop/theming';
import hangingGoods from '../art/hanging-goods.svg?no-inline';
import surfaces from '../surfaces/surfaces.module.css';
import styles from './hero.module.css';

/** The hero as a shop interior: products on hooks in front of white tiles, the red counter with the text below. */
export default function Hero({ eyebrow, title, text, primary, secondary, picture }: HeroProps) {
  return (
    <section>
      <div className={surfaces.tiles}>
        <div className={`${surfaces.inner} ${styles.wall}`}>
          {!picture.image && <img className={styles.hooks} src={hangingGoods} alt="" width={760} height={400} />}
          <div className={styles.picture} data-tone={picture.tone}>
            <Picture picture={picture} sizes="(width >= 1200px) 75rem, 88vw" priority />
          </div>
        </div>
      </div>
      <div className={surfaces.steel} />
      <div className={styles.front}>
        <div className={`${surfaces.inner} ${styles.words}`}>
          <p className={styles.eyebrow}>{eyebrow}</p>
          <h1 className={styles.title}>
            {title.map((part) => (
              <span key={part}>{part}</span>
            ))}
          </h1>
          <div className={styles.side}>
            <p>{text}</p>
            <div className={styles.ways}>
              <LinkButton to={primary.href} size="large">
                {primary.label}
              </LinkButton>
              {secondary && (
                <LinkButton to={secondary.href} size="large">
                  {secondary.label}
                </LinkButton>
              )}
            </div>
          </div>
        </div>
      </div>
    </section>
  );
}
