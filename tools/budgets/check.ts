import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ClientBuild } from './measure.ts';
import { watchedPages } from './pages.ts';

const workspace = join(import.meta.dirname, '..', '..');

/**
 * Prints the size of the first load of one page of each type, in Simple and in the heaviest theme. Fails when one
 * exceeds its budget, or a picture is in the build twice. `--files` lists the files.
 */
function main(): void {
  const folder = join(process.env.STOREFRONT_BUILD ?? join(workspace, 'apps/storefront/build'), 'client');
  const build = new ClientBuild(folder);
  const kb = (bytes: number) => (bytes / 1000).toFixed(2).padStart(7);
  const problems: string[] = [];
  const measured = watchedPages(workspace).map((watched) => ({ ...watched, ...build.measure(watched.page) }));
  for (const [name, inThemes = []] of Map.groupBy(measured, (page) => page.name)) {
    const [heaviest] = inThemes.toSorted((a, b) => b.js - a.js);
    for (const { theme, js, css, files, jsKb, cssKb } of inThemes) {
      const isOver = js > jsKb * 1000 || css > cssKb * 1000;
      if (isOver) problems.push(`${name} (${theme}) costs more than its budget`);
      if (!isOver && theme !== 'simple' && theme !== heaviest?.theme) continue;
      console.log(
        `${isOver ? '✗' : '✓'} ${`${name} (${theme})`.padEnd(28)} js ${kb(js)} of ${jsKb} kB   css ${kb(css)} of ${cssKb} kB   ${files.length} files`,
      );
      if (process.argv.includes('--files'))
        for (const file of files) console.log(`    ${kb(build.sizeOf(file))}  ${file}`);
    }
  }
  problems.push(...findTwins(folder));
  if (problems.length > 0) console.error(problems.join('\n'));
  process.exitCode = problems.length > 0 ? 1 : 0;
}

/** Pictures with two file names: the document would load one and the next page the other. */
function findTwins(folder: string): string[] {
  const files = globSync('assets/*.{svg,webp,png,avif}', { cwd: folder });
  const same = Map.groupBy(files, (file) => readFileSync(join(folder, file)).toString('base64'));
  return [...same.values()].filter(({ length }) => length > 1).map((names) => `${names.join(' and ')} are one picture`);
}

main();
