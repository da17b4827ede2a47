import { globSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Font styles that documents are set in (`apps/server/src/platform/paper/`); each package has nine or more of several
 * MB.
 */
const usedStyles = new Set([
  ...['', '-jp', '-sc', '-kr', '-arabic', '-thai', '-hebrew'].flatMap((script) =>
    ['400Regular', '700Bold'].map((style) => `noto-sans${script}/${style}`),
  ),
  'noto-serif-jp/600SemiBold',
]);

/** Packages that npm installs since others name them as optional peers, and types. */
const unused = ['@electric-sql', 'typescript', '@types'];

/** Types, source maps, guides, and React's builds for profiling. */
const unusedFile = /\.d\.[cm]?ts$|\.map$|\.(?:md|markdown)$|-profiling\.[a-z]+\.js$/i;

/** Folders of a package that it does not load. */
const unusedFolder = '{test,tests,docs,example,examples,benchmark,benchmarks,.yarn}';

const ownTests = '{apps,libs}/**/*.{test,race,chaos,fuzz,stories}.{ts,tsx}';

/** Libraries that only the built storefront contains; the API server lists themes and variants. */
const built = ['kit', 'pages', 'parts'];

/**
 * `node deploy/prune.ts`: deletes what no process in production reads from a production install after the build, which
 * halves the image.
 */
function prune(root: string): void {
  const modules = join(root, 'node_modules');
  const fonts = join(modules, '@expo-google-fonts');
  const styles = readdirSync(fonts).flatMap((name) =>
    readdirSync(join(fonts, name), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !usedStyles.has(`${name}/${entry.name}`))
      .map((entry) => join(fonts, name, entry.name)),
  );
  const folders = ['node_modules', ...globSync('apps/*/node_modules', { cwd: root })].map((name) => join(root, name));
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && unusedFile.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  for (const path of [
    ...styles,
    ...files,
    ...unused.map((name) => join(modules, name)),
    ...globSync(`node_modules/{*,@*/*}/${unusedFolder}`, { cwd: root }).map((name) => join(root, name)),
    ...globSync(ownTests, { cwd: root }).map((name) => join(root, name)),
    ...built.map((name) => join(root, 'libs', name)),
  ])
    rmSync(path, { recursive: true, force: true });
}

prune(join(import.meta.dirname, '..'));
