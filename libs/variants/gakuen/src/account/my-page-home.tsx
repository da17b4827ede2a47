import type { OverrideProps } from '@shop/theming';
import { measurementCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { LinkButton, TextLink } from '@shop/kit';
import { words } from '../texts.ts';
import styles from './my-page-home.module.css';

const t = words.home;

/** The children's growth first; then the shop's own page. */
export default function MyPageHome({ Original, ...home }: OverrideProps<'MyPageHome'>) {
  return (
    <div className={styles.page}>
      {home.measurements && <Children measurements={home.measurements} />}
      <Original {...home} />
    </div>
  );
}

function Children({
  measurements,
}: {
  readonly measurements: NonNullable<OverrideProps<'MyPageHome'>['measurements']>;
}) {
  const copy = useCopy(measurementCopy);
  const { people, href, addHref } = measurements;
  return (
    <section className={styles.children} aria-labelledby="children">
      <h2 className={styles.title} id="children">
        {t.title}
      </h2>
      <p className={styles.text}>{people.length === 0 ? copy.emptyText : t.text}</p>
      <ul className={styles.list}>
        {people.map(({ name, entries: [newest] }) => (
          <li key={name} className={styles.child}>
            <p className={styles.name}>{name}</p>
            {newest && (
              <>
                <p className={styles.text}>
                  {copy.measuredOn(newest.day)} {newest.grown && <strong>{copy.grown(newest.grown)}</strong>}
                </p>
                <dl className={styles.parts}>
                  {newest.parts.flatMap(({ id, label, value }) =>
                    value === null
                      ? []
                      : [
                          <div key={id}>
                            <dt>{label}</dt>
                            <dd>{value}</dd>
                          </div>,
                        ],
                  )}
                </dl>
              </>
            )}
          </li>
        ))}
      </ul>
      <div className={styles.ways}>
        <LinkButton to={addHref} icon="plus">
          {copy.add}
        </LinkButton>
        {people.length > 0 && (
          <TextLink to={href} standalone>
            {t.all}
          </TextLink>
        )}
      </div>
    </section>
  );
}
