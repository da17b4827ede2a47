import { paths } from '@shop/constants';
import { blogCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { formatDayWithWeekday, inJapan } from '@shop/japanese';
import { slot } from '@shop/theming';
import { articlePicture } from '../content/article-picture.ts';
import { deferred } from '@shop/theming';
import { useShopFrame } from '../frame-data/frame-context.tsx';
import type { LoadedScreenProps } from '../loading/load-input.ts';
import { lazyLoader } from '../loading/lazy-loader.ts';
import { load } from '../loading/load.ts';
import { loadBlog, type BlogRead } from './load.ts';
import { blogCrumbs, blogMeta } from './seo.ts';

const BlogPage = slot('BlogPage');
/** Static HTML until after hydration. */
const DeferredGoods = deferred(() => import('../content/landing-goods.tsx').then((file) => file.LandingGoods));

export const loader = load(loadBlog);
export const clientLoader = lazyLoader(() => import('./load.ts').then((file) => file.loadBlog));
export const meta = blogMeta;

/** An article with its products. */
function BlogScreen({ loaderData: { article, products } }: LoadedScreenProps<BlogRead>) {
  const t = useCopy(blogCopy);
  const { SITE } = useShopFrame().settings;
  const { id, category, title, lead, body, author_name, newer, older, published_at } = article;
  return (
    <BlogPage
      // Another article resets the state, including pending requests for its products.
      key={id}
      breadcrumbs={blogCrumbs(article)}
      category={category}
      day={formatDayWithWeekday(inJapan(new Date(published_at)).day)}
      title={title}
      lead={lead}
      author={author_name}
      picture={articlePicture(article, SITE)}
      body={body}
      goods={products.length > 0 && <DeferredGoods products={products} title={t.goods} />}
      newer={newer && { label: newer.title, href: paths.blog(String(newer.id)) }}
      older={older && { label: older.title, href: paths.blog(String(older.id)) }}
      listHref={paths.blogs()}
    />
  );
}

export default BlogScreen;
