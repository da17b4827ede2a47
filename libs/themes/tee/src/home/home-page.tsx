import { homeCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Icon, type IconName } from '@shop/kit';
import { MemberPanel } from '@shop/parts';
import { BannerArea, CategoryNav, Hero, ProductShelf, type HomePageProps } from '@shop/theming';
import { teeGoodsCopy } from '../copy/tee-goods.ts';
import panel from './member-panel.module.css';
import { Tape } from './tape.tsx';
import styles from './home-page.module.css';

const icons: Readonly<Record<HomePageProps['promises'][number]['icon'], IconName>> = {
  cold: 'thermometer',
  calendar: 'calendar',
  gift: 'gift',
  label: 'label',
};

/**
 * Home: the hero, a tape, the first deck as tall as the phone; then categories, three steps, more decks, promises as
 * blocks.
 */
export default function HomePage({ face, hero, categories, shelves, banners, promises, member }: HomePageProps) {
  const t = useCopy(homeCopy);
  const tee = useCopy(teeGoodsCopy);
  const [first, ...others] = shelves;
  return (
    <div data-face={face}>
      <Hero {...hero} />
      <Tape text={tee.tape} />
      <div className={styles.bands}>
        {member && <MemberPanel {...member} classes={panel} />}
        {first && (
          <div className={styles.tall}>
            <ProductShelf {...first} />
          </div>
        )}
        <CategoryNav {...categories} />
      </div>
      <section className={styles.steps} aria-labelledby="tee-steps">
        <h2 id="tee-steps">{tee.steps.title}</h2>
        <ol>
          {tee.steps.list.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </section>
      <div className={styles.bands}>
        <BannerArea {...banners} />
        {others.map((shelf) => (
          <ProductShelf key={shelf.id} {...shelf} />
        ))}
        <section aria-label={t.promisesTitle}>
          <ul className={styles.promises}>
            {promises.map(({ icon, title, text }) => (
              <li key={icon}>
                <Icon name={icons[icon]} />
                <h2>{title}</h2>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </div>
  );
}
