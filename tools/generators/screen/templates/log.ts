import type { Kind } from '../kind.ts';
import { accountRoute } from './account-screen.ts';
import { storyHead } from './story.ts';

/** A log by day, with pagination. */
export const log: Kind = {
  areas: ['account'],
  isInMenu: true,
  view: ({ view }) => `export interface ${view}Row {
  readonly id: number;
  /** \`2026.11.21\` */
  readonly day: string;
  readonly title: string;
}

`,
  props: ({ view }) => `PagedListProps<${view}Row>`,
  types: ['PagedListProps'],
  texts: { lead: `''`, emptyTitle: `'まだ何もありません'`, emptyText: `''`, browse: `'商品をさがす'` },
  route: (screen) =>
    accountRoute(screen, {
      theming: `slot, type ${screen.view}Row`,
      kinds: `import { pagedList, readPage, type ReadPage } from '../kinds/paging.ts';\n`,
      data: `ReadPage<${screen.view}Row>`,
      load: `function load${screen.view}({ url, signal }: LoadInput): Promise<Reading<ReadPage<${screen.view}Row>>> {
  return loadOrOffline(() => readPage(url, async () => ({ data: [], pagination: null, limit: null })), signal);
}
`,
      children: `{(list) => <${screen.slot} {...pagedList(list, (row) => row, { path: ${screen.url} })} browseHref={paths.products()} />}`,
    }),
  component: ({ slot, key }) => `import { accountCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { LogEntry, LogList } from '@shop/kit';
import type { SlotProps } from '@shop/theming';
import { PagedList } from '../kinds/paged-list.tsx';

export default function ${slot}(page: SlotProps['${slot}']) {
  const t = useCopy(accountCopy).${key};
  return (
    <PagedList {...page} texts={t}>
      {(rows) => <LogList rows={rows}>{({ title }) => <LogEntry title={title} />}</LogList>}
    </PagedList>
  );
}
`,
  story: (screen) => `${storyHead(screen, {
    imports: `import { longSentence } from '../fixtures/long-texts.ts';\n`,
    values: `\nconst rowOf = (id: number, title = '見本') => ({ id, day: '2026.11.21', title });\nconst hrefOf = (page: number) => \`?page=\${page}\`;\n`,
    args: `{ rows: [rowOf(2), rowOf(1)], total: 2, pagination: { page: 1, last: 1, hrefOf }, browseHref: '/product/' }`,
  })}export const Empty: Story = { args: { rows: [], total: 0 } };
export const LongText: Story = { args: { rows: [rowOf(1, longSentence)], total: 1 } };
export const Many: Story = { args: { rows: Array.from({ length: 10 }, (_, index) => rowOf(index)), total: 995, pagination: { page: 50, last: 100, hrefOf } } };
`,
};
