import { expect, it } from 'vitest';
import { copyOfRepository } from '../testing/copy-of-repository.ts';
import { kinds } from './kind.ts';
import screen from './screen.ts';

const changesOf = (tree: ReturnType<typeof copyOfRepository>) =>
  new Map(tree.listChanges().map(({ path, content }) => [path, content?.toString()]));
/** `copyOfRepository` writes every file of the copy; these are the files that a generator changed. */
const touched = (before: ReadonlyMap<string, string | undefined>, after: ReadonlyMap<string, string | undefined>) =>
  [...after].flatMap(([path, text]) => (before.get(path) === text ? [] : [path])).toSorted();

it.each(Object.keys(kinds) as (keyof typeof kinds)[])(
  'a screen of the kind %s consists of eight files, and a second run changes none',
  (kind) => {
    const tree = copyOfRepository();
    const before = changesOf(tree);
    const options = { name: 'tasting_notes', kind, path: '/tasting' };
    screen(tree, options);
    const after = changesOf(tree);
    const area = kinds[kind].areas[0];
    expect(touched(before, after)).toEqual(
      [
        `libs/constants/src/screens/${area === 'account' ? 'mypage' : area}-screens.ts`,
        `libs/copy/src/${area}.ts`,
        'libs/pages/src/tasting-notes/route.tsx',
        `libs/themes/simple/src/${area}/tasting-notes-page.stories.tsx`,
        `libs/themes/simple/src/${area}/tasting-notes-page.tsx`,
        'libs/themes/simple/src/theme.ts',
        `libs/theming/src/contract/${area}.ts`,
        'libs/theming/src/contract/slot-versions.ts',
      ].toSorted(),
    );
    screen(tree, options);
    expect(touched(after, changesOf(tree))).toEqual([]);
  },
);

const table = 'libs/constants/src/screens/mypage-screens.ts';

/** Returns the repository with a row of a screen that is not implemented yet. */
function withNotRendered() {
  const tree = copyOfRepository();
  const rows = tree.read(table, 'utf8') ?? '';
  tree.write(
    table,
    rows.replace('export const mypageScreens = {', `$&\n  mypageStamps: { ...account, path: '/mypage/stamps' },`),
  );
  return tree;
}

it('fills the existing row in the table of screens', () => {
  const tree = withNotRendered();
  screen(tree, { name: 'stamps', kind: 'log', title: 'スタンプ' });
  expect(tree.read(table, 'utf8')).toContain(
    `mypageStamps: { ...account, path: '/mypage/stamps', folder: 'stamps', menus: ['mypage'] },`,
  );
  expect(tree.read('libs/copy/src/account.ts', 'utf8')).toContain(`mypageStamps: 'スタンプ'`);
});

it('starts with a story that fails and gives the reason', () => {
  const tree = withNotRendered();
  screen(tree, { name: 'stamps', kind: 'log', title: 'スタンプ' });
  const story = tree.read('libs/themes/simple/src/account/stamps-page.stories.tsx', 'utf8');
  expect(story).toContain(`title: 'マイページ/スタンプ'`);
  expect(story).toContain(
    `throw new Error('Say here what stands on StampsPage: this story is its test, and fails until it does.');`,
  );
});

it.each([
  [{ name: '履歴', kind: 'log' }, /no name of a screen/],
  [{ name: 'tasting', kind: 'log' }, /--path=\/mypage\/tasting/],
  [{ name: 'tasting', kind: 'log', area: 'content' }, /account, not in content/],
  [{ name: 'orders', kind: 'log' }, /drawn by 'order-list' already/],
] as const)('refuses %j with a message', (options, sentence) => {
  expect(() => screen(copyOfRepository(), options)).toThrow(sentence);
});
