import { landingPaths, paths, withQuery } from '@shop/constants';
import type { sitemapCopy } from '@shop/copy';
import type { SitemapBranch, SitemapPageProps } from '@shop/theming';
import type { PublicThings } from '../seo/load-sitemap.ts';
import { pageAddress } from '../seo/page-address.ts';
import type { SitemapRead } from './load.ts';

type Texts = typeof sitemapCopy;

/** The section of screens that do not belong to the services. */
const partOf: Readonly<Record<string, 'goods' | 'reading'>> = {
  products: 'goods',
  newsList: 'reading',
  blogs: 'reading',
  flipBook: 'reading',
};

/** Returns every public page by section, without empty sections. */
export function sitemapParts(
  { categories, products, news, articles, landings, entries, pages, screens, brands }: SitemapRead,
  t: Texts,
): SitemapPageProps['parts'] {
  const labels: Readonly<Record<string, string>> = t.screens;
  const below: Readonly<Record<string, readonly SitemapBranch[]>> = {
    newsList: news.map(({ id, title }) => leaf(title, paths.news(String(id)))),
    blogs: articles.map(({ id, title }) => leaf(title, paths.blog(String(id)))),
  };
  const fixed = screens.flatMap(({ name, path }) =>
    labels[name] === undefined ? [] : [{ name, branch: leaf(labels[name], path) }],
  );
  const campaigns = landings.map(({ key, title }) => ({
    ...leaf(title, landingPaths.page(key)),
    branches: entries
      .filter(({ alias }) => alias === key)
      .map((entry) => leaf(entry.title, landingPaths.entry(key, entry.key))),
  }));
  const ofPart = (part: 'goods' | 'reading' | 'service') =>
    fixed
      .filter(({ name }) => (partOf[name] ?? 'service') === part)
      .map(({ name, branch }) => ({ ...branch, branches: below[name] ?? [] }));
  const parts = [
    { key: 'goods', branches: [...ofPart('goods'), ...categories.map((category) => branchOf(category, products))] },
    { key: 'makers', branches: brands.map(({ key, name }) => leaf(name, withQuery(paths.products(), { brand: key }))) },
    { key: 'reading', branches: [...ofPart('reading'), ...campaigns] },
    { key: 'service', branches: ofPart('service') },
    { key: 'law', branches: pages.map(({ path, title }) => leaf(title, pageAddress({ path }))) },
  ] as const;
  return parts.flatMap(({ key, branches }) => (branches.length === 0 ? [] : [{ key, title: t.parts[key], branches }]));
}

/** Returns a category with its products, then its subcategories. */
function branchOf(
  { key, name, children }: PublicThings['categories'][number],
  products: PublicThings['products'],
): SitemapBranch {
  const own = products
    .filter(({ category }) => category === key)
    .map((product) => leaf(product.name, paths.product(product.key)));
  return {
    label: name,
    href: withQuery(paths.products(), { category: key }),
    branches: [...own, ...children.map((child) => branchOf(child, products))],
  };
}

const leaf = (label: string, href: string): SitemapBranch => ({ label, href, branches: [] });
