import { paths, withQuery } from '@shop/constants';
import { sitemapCopy as t } from '@shop/copy';
import { flattenCategories, type readMainThings } from './load-sitemap.ts';
import { pageAddress, productMarkdownPath } from './page-address.ts';

type Things = Awaited<ReturnType<typeof readMainThings>>;

/** Returns `/llms.txt`: an overview of the shop for language models, in Markdown as llmstxt.org describes it. */
export function llmsTxt(
  { categories, products, articles, pages }: Things,
  { NAME, URL: origin }: { readonly NAME: string; readonly URL: string },
): string {
  const link = (name: string, path: string) => `- [${name.replace(/[[\]]/g, '\\$&')}](${new URL(path, origin).href})`;
  const part = (title: string, links: readonly string[]) => (links.length > 0 ? [`## ${title}`, '', ...links, ''] : []);
  return [
    `# ${NAME}`,
    '',
    `> ${t.ofMainPages}`,
    '',
    ...part(t.parts.service, [
      ...pages.map((page) => link(page.title, pageAddress(page))),
      link(t.screens.faq, paths.faq()),
      link(t.screens.contact, paths.contact()),
    ]),
    ...part(
      t.screens.products,
      flattenCategories(categories).map(({ key, name }) => link(name, withQuery(paths.products(), { category: key }))),
    ),
    ...part(
      t.parts.goods,
      products.map(({ key, name }) => link(name, productMarkdownPath(key))),
    ),
    ...part(
      t.parts.reading,
      articles.map(({ id, title }) => link(title, paths.blog(String(id)))),
    ),
  ].join('\n');
}
