import type { ReactNode } from 'react';
import { PageHeading, RichText } from '@shop/kit';
import { Breadcrumb, type ArticlePageProps } from '@shop/theming';
import styles from './article-page.module.css';

/** Something to read in a column of its measure; what stands below the text is the screen's own. */
export function ArticlePage({ breadcrumbs, title, body, children }: ArticlePageProps & { readonly children?: ReactNode }) {
  return (
    <>
      <Breadcrumb crumbs={breadcrumbs} />
      <article className={styles.page}>
        <PageHeading>{title}</PageHeading>
        <RichText html={body} />
        {children}
      </article>
    </>
  );
}
