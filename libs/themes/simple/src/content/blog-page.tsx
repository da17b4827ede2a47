import { blogCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Badge, PageHeading, RichText } from '@shop/kit';
import { Breadcrumb, type BlogPageProps } from '@shop/theming';
import { ArticlePicture } from './article-picture.tsx';
import styles from './blog-page.module.css';
import { Neighbours } from './neighbours.tsx';

/** An article: its title, its picture, the text at reading width, its products, and its neighbours. */
export default function BlogPage({
  breadcrumbs,
  category,
  day,
  title,
  lead,
  author,
  picture,
  body,
  goods,
  newer,
  older,
  listHref,
}: BlogPageProps) {
  const t = useCopy(blogCopy);
  return (
    <>
      <Breadcrumb crumbs={breadcrumbs} />
      <div className={styles.page}>
        <article className={styles.article}>
          <header className={styles.head} data-sheet="page">
            <PageHeading lead={lead}>{title}</PageHeading>
            <p className={styles.about}>
              <Badge>{category}</Badge>
              <span>{day}</span>
              <span>{t.by(author)}</span>
            </p>
          </header>
          <ArticlePicture picture={picture} sizes="(width >= 960px) 60rem, 100vw" priority />
          <div className={styles.body} data-sheet="blog-article">
            <RichText html={body} />
          </div>
        </article>
        {goods}
        <Neighbours t={t} newer={newer} older={older} listHref={listHref} />
      </div>
    </>
  );
}
