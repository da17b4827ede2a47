import { consentCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import type { StaticPageProps } from '@shop/theming';
import { useId } from 'react';
import styles from './disclosed-services.module.css';

/** The external services that receive a visitor's data, which data, and why (L-40). */
export function DisclosedServices({ services, consentHref }: Pick<StaticPageProps, 'services' | 'consentHref'>) {
  const t = useCopy(consentCopy);
  const title = useId();
  return (
    <section className={styles.services} aria-labelledby={title}>
      <h2 id={title}>{t.title}</h2>
      <p>{t.where}</p>
      {consentHref !== null && (
        <p>
          {t.onlyAgreed} <a href={consentHref}>{t.again}</a>
        </p>
      )}
      {services.map(({ name, recipient, sent, purpose, policyHref }) => (
        <section key={name} className={styles.service} aria-label={name}>
          <h3>{name}</h3>
          <dl className={styles.details}>
            <dt>{t.recipient}</dt>
            <dd>{recipient}</dd>
            <dt>{t.sent}</dt>
            <dd>{sent}</dd>
            <dt>{t.purpose}</dt>
            <dd>{purpose}</dd>
          </dl>
          {policyHref !== null && (
            <p>
              <a href={policyHref} target="_blank" rel="noopener noreferrer">
                {t.policyOf(name)}
              </a>
            </p>
          )}
        </section>
      ))}
    </section>
  );
}
