import { paths, withQuery } from '@shop/constants';
import { flipBookCopy, frameCopy } from '@shop/copy';
import { slot } from '@shop/theming';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import type { LoadedScreenProps } from '../loading/load-input.ts';
import { lazyLoader } from '../loading/lazy-loader.ts';
import { load } from '../loading/load.ts';
import { breadcrumbJsonLd } from '../seo/breadcrumb-json-ld.ts';
import { pageMeta } from '../seo/page-meta.ts';
import { loadFlipBook, type FlipBookRead } from './load.ts';
import { useFlipBookModel } from './model.ts';

const FlipBookPage = slot('FlipBookPage');

export const loader = load(loadFlipBook);
export const clientLoader = lazyLoader(() => import('./load.ts').then((file) => file.loadFlipBook));
export const meta = pageMeta<FlipBookRead>(({ data: { covers, book }, frame, copyOf }) => ({
  title: book?.name ?? copyOf(flipBookCopy).title,
  description: book?.lead ?? copyOf(flipBookCopy).description,
  path: withQuery(paths.flipBook(), { catalog: book?.key }),
  indexable: covers.length > 0,
  jsonLd: [
    breadcrumbJsonLd(
      [
        { label: frameCopy.home, href: paths.home() },
        { label: flipBookCopy.title, href: paths.flipBook() },
        ...(book ? [{ label: book.name, href: withQuery(paths.flipBook(), { catalog: book.key }) }] : []),
      ],
      frame.settings.SITE.URL,
    ),
  ],
}));

/** Turning a page reads nothing: the whole catalogue is loaded. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const isTurned =
    currentUrl.search !== nextUrl.search &&
    currentUrl.searchParams.get('catalog') === nextUrl.searchParams.get('catalog');
  return !isTurned && defaultShouldRevalidate;
}

/** The catalogues, or one that is leafed through. */
function FlipBookScreen({ loaderData: data }: LoadedScreenProps<FlipBookRead>) {
  return <FlipBookPage {...useFlipBookModel(data)} />;
}

export default FlipBookScreen;
