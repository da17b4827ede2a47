import { sampleCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { PageHeading, RichText } from '@shop/kit';
import { Breadcrumb, deferred, type SamplePageProps } from '@shop/theming';
import type { ReactNode } from 'react';
import { SampleActions } from './sample-actions.tsx';
import { SampleFields } from './sample-fields.tsx';
import { SamplePanels } from './sample-panels.tsx';
import styles from './sample-page.module.css';
import { SampleStates } from './sample-states.tsx';

const SampleShop = deferred(() => import('./sample-shop.tsx').then((shop) => shop.SampleShop));

/** Roles of colours, each shown under its own name. */
const roles = [
  'page',
  'surface',
  'sunken',
  'plate',
  'plate-alt',
  'ink',
  'ink-muted',
  'line',
  'line-strong',
  'accent',
  'accent-hover',
  'accent-soft',
  'inverse',
  'focus',
  'success',
  'success-soft',
  'warning',
  'warning-soft',
  'danger',
  'danger-soft',
  'info',
  'info-soft',
  'zone-ambient-soft',
  'zone-chilled-soft',
  'zone-frozen-soft',
] as const;

/** Every text style and every component of the kit on one page, in the theme of the channel. */
export default function SamplePage({ breadcrumbs, goods, product, browseHref }: SamplePageProps) {
  const t = useCopy(sampleCopy);
  return (
    <>
      <Breadcrumb crumbs={breadcrumbs} />
      <div className={styles.page}>
        <PageHeading lead={t.lead}>{t.title}</PageHeading>
        <Part id="text">
          <RichText html={t.richText} />
          <p>
            <small>{t.small}</small>
          </p>
          <p className={styles.foreign} lang="fr">
            {t.foreign}
          </p>
          <p className={styles.figures}>{t.figures}</p>
        </Part>
        <Part id="colours">
          <ul className={styles.colours}>
            {roles.map((role) => (
              <li key={role}>
                <span className={styles.colour} data-role={role} />
                <code>{role}</code>
              </li>
            ))}
          </ul>
        </Part>
        <SampleActions part={Part} browseHref={browseHref} />
        <SampleFields part={Part} />
        <SampleStates part={Part} browseHref={browseHref} />
        <SamplePanels part={Part} />
        <SampleShop part={Part} product={product} browseHref={browseHref} />
        {goods}
      </div>
    </>
  );
}

/** A section of the page with its heading. */
export type SamplePart = (props: {
  readonly id: keyof typeof sampleCopy.parts;
  readonly children: ReactNode;
}) => ReactNode;

const Part: SamplePart = ({ id, children }) => {
  const t = useCopy(sampleCopy);
  return (
    <section className={styles.part} aria-labelledby={`sample-${id}`}>
      <h2 id={`sample-${id}`} className={styles.title}>
        {t.parts[id]}
      </h2>
      {children}
    </section>
  );
};
