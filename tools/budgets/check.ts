import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ClientBuild } from './measure.ts';
import { watchedPages } from './pages.ts';
import { replacedParts } from './replaced-parts.ts';

const workspace = join(import.meta.dirname, '..', '..');
/** By how many bytes of script and style a product page of Base must stay under one of Simple: it is the lightest theme. */
const lighterBy = 5000;

/**
 * Prints what the watched pages cost on their first load. Fails when one costs more than its budget, when one loads a part that
 * its theme replaces, at once or later, when Base is not the lightest, and when a
 * picture lies there twice. `--files` names the files.
 */
function main(): void {
  const folder = join(process.env.STOREFRONT_BUILD ?? join(workspace, 'apps/storefront/build'), 'client');
  const build = new ClientBuild(folder);
  const modules = build.layerModules();
  const kb = (bytes: number) => (bytes / 1000).toFixed(2).padStart(7);
  const problems: string[] = [];
  const productPages = new Map<string, number>();
  for (const { name, theme, page, replaced, jsKb, cssKb } of watchedPages(workspace, build)) {
    const { js, css, files, all } = build.measure(page);
    if (name === 'product') productPages.set(theme, js + css);
    const over = js > jsKb * 1000 || css > cssKb * 1000;
    if (over) problems.push(`${name} (${theme}) costs more than its budget`);
    const leaks = replacedParts(modules, theme, all, replaced);
    problems.push(...leaks.map(({ file, module }) => `${name} (${theme}) loads ${module} in ${file}`));
    console.log(
      `${over || leaks.length > 0 ? '✗' : '✓'} ${`${name} (${theme})`.padEnd(34)} js ${kb(js)} of ${jsKb} kB   css ${kb(css)} of ${cssKb} kB   ${files.length} files`,
    );
    if (process.argv.includes('--files'))
      for (const file of files) console.log(`    ${kb(build.sizeOf(file))}  ${file}`);
  }
  const { base = Infinity, simple = 0 } = Object.fromEntries(productPages);
  console.log(`  Base is ${kb(simple - base)} kB lighter than Simple on a product page`);
  if (simple - base < lighterBy)
    problems.push(`Base must be at least ${kb(lighterBy)} kB lighter than Simple on a product page`);
  for (const [theme, size] of productPages)
    if (size < base) problems.push(`${theme} is lighter than Base on a product page`);
  problems.push(...findTwins(folder));
  if (problems.length > 0) console.error(problems.join('\n'));
  process.exitCode = problems.length > 0 ? 1 : 0;
}

/** Pictures with two names: the document would ask for one and the next page for the other. */
function findTwins(folder: string): string[] {
  const files = globSync('assets/*.{svg,webp,png,avif}', { cwd: folder });
  const same = Map.groupBy(files, (file) => readFileSync(join(folder, file)).toString('base64'));
  return [...same.values()].filter(({ length }) => length > 1).map((names) => `${names.join(' and ')} are one picture`);
}

main();
