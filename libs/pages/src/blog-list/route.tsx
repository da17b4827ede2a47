import { paths, withQuery } from '@shop/constants';
import { blogCopy, frameCopy } from '@shop/copy';
import { slot } from '@shop/theming';
import { feedLink } from '../blog/feed-link.ts';
import type { LoadedScreenProps } from '../loading/load-input.ts';
import { lazyLoader } from '../loading/lazy-loader.ts';
import { load } from '../loading/load.ts';
import { breadcrumbJsonLd } from '../seo/breadcrumb-json-ld.ts';
import { pageMeta } from '../seo/page-meta.ts';
import { loadBlogList, type BlogListRead } from './load.ts';
import { useBlogListModel } from './model.ts';

const BlogListPage = slot('BlogListPage');

export const loader = load(loadBlogList);
export const clientLoader = lazyLoader(() => import('./load.ts').then((file) => file.loadBlogList));
export const meta = feedLink(
  pageMeta<BlogListRead>(({ data: { category, page, total }, frame, copyOf }) => ({
    title: category === null ? copyOf(blogCopy).title : copyOf(blogCopy).titleOfCategory(category),
    description: copyOf(blogCopy).description,
    path: withQuery(paths.blogs(), { category, page: page === 1 ? null : page }),
    indexable: total > 0,
    jsonLd: [
      breadcrumbJsonLd(
        [
          { label: frameCopy.home, href: paths.home() },
          { label: blogCopy.title, href: paths.blogs() },
        ],
        frame.settings.SITE.URL,
      ),
    ],
  })),
);

/** The list of articles. */
function BlogListScreen({ loaderData: data }: LoadedScreenProps<BlogListRead>) {
  return <BlogListPage {...useBlogListModel(data)} />;
}

export default BlogListScreen;
