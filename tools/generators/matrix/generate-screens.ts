import { flushChanges, FsTree } from 'nx/src/generators/tree';
import { kinds } from '../screen/kind.ts';
import screen from '../screen/screen.ts';

/** One screen of each kind, and the options that generate it. */
// The keys of the table are the kinds.
export const screensOfEachKind = (Object.keys(kinds) as (keyof typeof kinds)[]).map((kind) => ({
  kind,
  name: `tasting_${kind}`,
  path: `/tasting/${kind}`,
  title: `Tasting ${kind}`,
}));

/** Writes them into a copy of the repository. @returns the files that were written or changed */
export function generateScreens(copy: string): readonly string[] {
  const generate = () => {
    const tree = new FsTree(copy, false);
    for (const options of screensOfEachKind) screen(tree, options);
    return tree.listChanges();
  };
  const written = generate();
  flushChanges(copy, written);
  const changes = generate().map(({ path }) => path);
  if (changes.length > 0) throw new Error(`A second run changed ${changes.join(', ')}.`);
  return written.map(({ path }) => path);
}
