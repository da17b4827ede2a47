import { contentCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { PageHeading, RichText, ShopLink, TextLink } from '@shop/kit';
import { Breadcrumb, type LandingPageProps } from '@shop/theming';
import { ArticlePicture } from './article-picture.tsx';
import styles from './landing-page.module.css';

/** A campaign or an entry of a collection: its picture next to its title, then its text, and its products. */
export default function LandingPage({
  breadcrumbs,
  title,
  lead,
  picture,
  facts,
  place,
  body,
  goods,
  entries,
  list,
}: LandingPageProps) {
  const t = useCopy(contentCopy);
  return (
    <>
      <Breadcrumb crumbs={breadcrumbs} />
      <div className={styles.page} data-sheet="landing">
        <div className={styles.hero}>
          <div className={styles.text}>
            <PageHeading lead={lead}>{title}</PageHeading>
            {facts.length > 0 && (
              <dl className={styles.details}>
                {facts.map(({ label, value }) => (
                  <div key={label}>
                    <dt>{label}</dt>
                    <dd>{value}</dd>
                  </div>
                ))}
              </dl>
            )}
            {place && <PlaceMap {...place} />}
          </div>
          <ArticlePicture picture={picture} sizes="(width >= 960px) 40rem, 100vw" priority />
        </div>
        <div className={styles.body}>
          <RichText html={body} />
        </div>
        {entries.length > 0 && (
          <section aria-label={t.entries}>
            <ul className={styles.entries}>
              {entries.map((entry) => (
                <li key={entry.key} className={styles.entry}>
                  <ArticlePicture
                    picture={entry.picture}
                    sizes="(width >= 960px) 22rem, (width >= 600px) 50vw, 100vw"
                  />
                  <h2 className={styles.title}>
                    <ShopLink className={styles.link} to={entry.href}>
                      {entry.title}
                    </ShopLink>
                  </h2>
                  <p className={styles.lead}>{entry.lead}</p>
                </li>
              ))}
            </ul>
          </section>
        )}
        {goods}
        {list && (
          <p className={styles.back}>
            <TextLink to={list.href} back="page" standalone>
              {list.label}
            </TextLink>
          </p>
        )}
      </div>
    </>
  );
}

/** The outline of a country with a pin at the place of production, and its name. */
function PlaceMap({ name, outline, x, y }: NonNullable<LandingPageProps['place']>) {
  const t = useCopy(contentCopy);
  return (
    <figure className={styles.place}>
      <svg className={styles.map} viewBox="0 0 100 100" role="img" aria-label={t.place(name)}>
        <path className={styles.land} d={outline} />
        <circle className={styles.halo} cx={x} cy={y} r="8" />
        <circle className={styles.pin} cx={x} cy={y} r="3" />
      </svg>
      <figcaption className={styles.name}>{name}</figcaption>
    </figure>
  );
}
