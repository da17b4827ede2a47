import type { Kind } from '../kind.ts';
import { contentRoute } from './content-route.ts';
import { storyHead } from './story.ts';

/** Articles, the newest first, a page at a time. */
export const articles: Kind = {
  areas: ['content'],
  isInMenu: false,
  view: ({ view }) => `export interface ${view}Row {
  readonly id: number;
  readonly href: string;
  /** \`2026.11.21\` */
  readonly day: string;
  readonly title: string;
}

`,
  props: ({ view }) => `PagedListProps<${view}Row>`,
  types: ['PagedListProps'],
  texts: { lead: `''`, emptyTitle: `'まだ何もありません'`, emptyText: `''`, browse: `'商品をさがす'` },
  route: (screen) =>
    contentRoute(screen, {
      theming: `slot, type ${screen.view}Row`,
      kinds: `import { pagedList, readPage, type ReadPage } from '../kinds/paging.ts';\n`,
      data: `ReadPage<${screen.view}Row>`,
      load: `function load${screen.view}({ url }: LoadInput): Promise<ReadPage<${screen.view}Row>> {
  return readPage(url, async () => ({ data: [], pagination: null, limit: null }));
}
`,
      seo: `title: copyOf(contentCopy).${screen.key}.title`,
      children: `<${screen.slot} {...pagedList(data, (row) => row, { path: ${screen.url} })} browseHref={paths.products()} />`,
    }),
  component: ({ slot, key }) => `import { contentCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { LogEntry, LogList, PageHeading, TextLink } from '@shop/kit';
import type { SlotProps } from '@shop/theming';
import { PagedList } from '../kinds/paged-list.tsx';

export default function ${slot}(page: SlotProps['${slot}']) {
  const t = useCopy(contentCopy).${key};
  return (
    <>
      <PageHeading lead={t.lead}>{t.title}</PageHeading>
      <PagedList {...page} texts={t}>
        {(rows) => <LogList rows={rows}>{({ href, title }) => <LogEntry title={<TextLink to={href}>{title}</TextLink>} />}</LogList>}
      </PagedList>
    </>
  );
}
`,
  story: (screen) => `${storyHead(screen, {
    imports: `import { longSentence } from '../fixtures/long-texts.ts';\n`,
    values: `\nconst rowOf = (id: number, title = '見本') => ({ id, href: \`/\${id}/\`, day: '2026.11.21', title });\nconst hrefOf = (page: number) => \`?page=\${page}\`;\n`,
    args: `{ rows: [rowOf(2), rowOf(1)], total: 2, pagination: { page: 1, last: 1, hrefOf }, browseHref: '/product/' }`,
  })}export const Empty: Story = { args: { rows: [], total: 0 } };
export const LongText: Story = { args: { rows: [rowOf(1, longSentence)], total: 1 } };
export const Many: Story = { args: { rows: Array.from({ length: 10 }, (_, index) => rowOf(index)), total: 995, pagination: { page: 50, last: 100, hrefOf } } };
`,
};
