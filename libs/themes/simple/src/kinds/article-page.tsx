import type { ReactNode } from 'react';
import { PageHeading, RichText } from '@shop/kit';
import { Breadcrumb, type ArticlePageProps } from '@shop/theming';
import styles from './article-page.module.css';

/** An article at reading width; the screen adds content between title and text, and below it. */
export function ArticlePage({
  breadcrumbs,
  title,
  body,
  head,
  children,
}: ArticlePageProps & { readonly head?: ReactNode; readonly children?: ReactNode }) {
  return (
    <>
      <Breadcrumb crumbs={breadcrumbs} />
      <article className={styles.page} data-sheet="article">
        <PageHeading>{title}</PageHeading>
        {head}
        <RichText html={body} />
        {children}
      </article>
    </>
  );
}
