import { Picture, TextLink } from '@shop/kit';
import type { HeroProps } from '@shop/theming';
import page from '../layout/page.module.css';
import styles from './hero.module.css';

/** Season or campaign as text, with a picture of the channel's own; the theme's photograph is only used in link previews. */
export default function Hero({ eyebrow, title, text, primary, secondary, picture }: HeroProps) {
  return (
    <section className={page.head}>
      <p>{eyebrow}</p>
      <h1 className={styles.title}>
        {title.map((part) => (
          <span key={part}>{part}</span>
        ))}
      </h1>
      <p>{text}</p>
      <p className={styles.ways}>
        <TextLink to={primary.href} standalone>
          {primary.label}
        </TextLink>
        {secondary && (
          <TextLink to={secondary.href} standalone>
            {secondary.label}
          </TextLink>
        )}
      </p>
      {picture.image?.focus && (
        <div className={styles.picture}>
          <Picture picture={picture} sizes="(width >= 960px) 60rem, 92vw" priority />
        </div>
      )}
    </section>
  );
}
