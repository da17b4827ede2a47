import type { Kind } from '../kind.ts';
import { accountRoute } from './account-screen.ts';
import { storyHead } from './story.ts';

/** Entries that a member saves, up to a limit. */
export const entries: Kind = {
  areas: ['account'],
  isInMenu: true,
  view: ({ view }) => `export interface ${view}Entry extends Entry {
  readonly title: string;
}

`,
  props: ({ view }) => `EntriesPageProps<${view}Entry>`,
  types: ['EntriesPageProps', 'Entry'],
  texts: {
    lead: `''`,
    add: `'追加する'`,
    full: `'登録できる件数に達しています。'`,
    emptyTitle: `'まだ何もありません'`,
    emptyText: `''`,
    remove: `'削除する'`,
    removeTitle: `'削除しますか?'`,
    removeText: '(title: string) => `${title}を削除します。`',
    removed: '(title: string) => `${title}を削除しました`',
  },
  route: (screen) =>
    accountRoute(screen, {
      kinds: `import { useEntries } from '../kinds/use-entries.ts';\n`,
      data: `readonly ${screen.view}Row[]`,
      load: `interface ${screen.view}Row {
  readonly id: number;
  readonly title: string;
}

function load${screen.view}({ signal }: LoadInput): Promise<Reading<readonly ${screen.view}Row[]>> {
  return loadOrOffline(async () => [], signal);
}
`,
      children: `{(rows) => <${screen.view} rows={rows} />}`,
      more: `
function ${screen.view}({ rows }: { readonly rows: readonly ${screen.view}Row[] }) {
  const t = useCopy(accountCopy).${screen.key};
  const { page, busy, remove } = useEntries<number>({ count: rows.length, limit: null, addHref: ${screen.url} });
  const onDelete = ({ id, title }: ${screen.view}Row) => remove(id, { work: async () => undefined, done: t.removed(title), restore: null });
  return <${screen.slot} {...page} entries={rows.map((row) => ({ ...row, isBusy: busy === row.id, onDelete: () => onDelete(row) }))} />;
}
`,
    }),
  component: ({ slot, key, view }) => `import { accountCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Button, LogEntry } from '@shop/kit';
import type { ${view}Entry, SlotProps } from '@shop/theming';
import { EntriesPage } from '../kinds/entries-page.tsx';

export default function ${slot}(page: SlotProps['${slot}']) {
  const t = useCopy(accountCopy).${key};
  return (
    <EntriesPage<${view}Entry, ${view}Entry> {...page} texts={t} removeText={({ title }) => t.removeText(title)}>
      {(entries, ask) =>
        entries.map((entry) => (
          <LogEntry key={entry.id} title={entry.title} action={entry.onDelete && <Button disabled={entry.isBusy} onClick={() => ask(entry)}>{t.remove}</Button>} />
        ))
      }
    </EntriesPage>
  );
}
`,
  story: (screen) => `${storyHead(screen, {
    imports: `import { longName } from '../fixtures/long-texts.ts';\n`,
    values: `\nconst entryOf = (id: number, title = '見本') => ({ id, title, isBusy: false, onDelete: () => undefined });\n`,
    args: `{ entries: [entryOf(1), entryOf(2)], count: 2, limit: 20, canAdd: true, addHref: '/mypage/', message: null }`,
  })}export const Empty: Story = { args: { entries: [], count: 0 } };
export const Full: Story = { args: { limit: 2, canAdd: false } };
export const Message: Story = { args: { message: { tone: 'success', text: '見本を削除しました', onUndo: () => undefined } } };
export const LongText: Story = { args: { entries: [entryOf(1, longName)], count: 1 } };
`,
};
