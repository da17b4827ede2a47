import { blogCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Badge, PageHeading, RichText, TextLink } from '@shop/kit';
import { Breadcrumb, type BlogPageProps, type NamedLink } from '@shop/theming';
import { ArticlePicture } from './article-picture.tsx';
import styles from './blog-page.module.css';

/** An article: its title above its picture, then the text in its measure, the goods that it names, and its neighbours. */
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
          <header className={styles.head}>
            <p className={styles.about}>
              <Badge>{category}</Badge>
              <span>{day}</span>
              <span>{t.by(author)}</span>
            </p>
            <PageHeading lead={lead}>{title}</PageHeading>
          </header>
          <ArticlePicture picture={picture} sizes="(width >= 960px) 60rem, 100vw" priority />
          <div className={styles.body}>
            <RichText html={body} />
          </div>
        </article>
        {goods}
        <nav className={styles.others} aria-label={t.others}>
          <Neighbour label={t.newer} article={newer} />
          <Neighbour label={t.older} article={older} />
          <p>
            <TextLink to={listHref} back standalone>
              {t.back}
            </TextLink>
          </p>
        </nav>
      </div>
    </>
  );
}

function Neighbour({ label, article }: { readonly label: string; readonly article: NamedLink | null }) {
  if (!article) return null;
  return (
    <p className={styles.neighbour}>
      <span className={styles.label}>{label}</span>
      <TextLink to={article.href} standalone>
        {article.label}
      </TextLink>
    </p>
  );
}
