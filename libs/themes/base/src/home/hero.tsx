import { TextLink } from '@shop/kit';
import type { HeroProps } from '@shop/theming';
import page from '../layout/page.module.css';
import styles from './hero.module.css';

/** Season or campaign as text only; this theme's photograph is only used in link previews. */
export default function Hero({ eyebrow, title, text, primary, secondary }: HeroProps) {
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
    </section>
  );
}
