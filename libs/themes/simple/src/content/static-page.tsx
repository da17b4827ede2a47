import { contentCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { PageHeading, RichText } from '@shop/kit';
import { Breadcrumb, type StaticPageProps } from '@shop/theming';
import styles from './static-page.module.css';

export default function StaticPage({ breadcrumbs, title, body, updatedOn }: StaticPageProps) {
  const t = useCopy(contentCopy);
  return (
    <>
      <Breadcrumb crumbs={breadcrumbs} />
      <article className={styles.page}>
        <PageHeading>{title}</PageHeading>
        <RichText html={body} />
        <p className={styles.date}>{t.updatedOn(updatedOn)}</p>
      </article>
    </>
  );
}
