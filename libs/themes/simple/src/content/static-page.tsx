import { contentCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import type { StaticPageProps } from '@shop/theming';
import { ArticlePage } from '../kinds/article-page.tsx';
import { DisclosedServices } from './disclosed-services.tsx';
import styles from './static-page.module.css';

/** A static page, with the day of its last change. */
export default function StaticPage({ updatedOn, services, consentHref, ...article }: StaticPageProps) {
  const t = useCopy(contentCopy);
  return (
    <ArticlePage {...article}>
      {services.length > 0 && <DisclosedServices services={services} consentHref={consentHref} />}
      <p className={styles.date}>{t.updatedOn(updatedOn)}</p>
    </ArticlePage>
  );
}
