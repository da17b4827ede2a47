import { contactCopy, kitCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Notice, PageHeading, TextLink } from '@shop/kit';
import { Breadcrumb, type ContactPageProps } from '@shop/theming';
import { EditorialText } from '../kinds/editorial-text.tsx';
import styles from './contact-page.module.css';

/** Contact: a link to the FAQ, when the shop answers, and the form. */
export default function ContactPage({ breadcrumbs, area, hours, phone, faqHref, form }: ContactPageProps) {
  const t = useCopy(contactCopy);
  const { needsScripts } = useCopy(kitCopy);
  return (
    <>
      <Breadcrumb crumbs={breadcrumbs} />
      <div className={styles.page} data-sheet="page">
        <PageHeading lead={t.lead}>{t.title}</PageHeading>
        <EditorialText area={area} />
        <p className={styles.ways}>
          <TextLink to={faqHref} standalone>
            {t.faq}
          </TextLink>
          <span>
            {t.phone} <a href={`tel:${phone}`}>{phone}</a>
          </span>
          <span>{t.outside(hours)}</span>
        </p>
        <noscript>
          <Notice tone="warning">{needsScripts}</Notice>
        </noscript>
        {form}
      </div>
    </>
  );
}
