import { join } from 'node:path';
import { ClientBuild } from './measure.ts';
import { budgets } from './pages.ts';

const workspace = join(import.meta.dirname, '..', '..');

/** Prints what the watched pages cost on their first load and fails when one costs more than its budget. `--files` names the files. */
function main(): void {
  const build = new ClientBuild(join(process.env.STOREFRONT_BUILD ?? join(workspace, 'apps/storefront/build'), 'client'));
  const kb = (bytes: number) => (bytes / 1000).toFixed(2).padStart(7);
  let failed = false;
  for (const { name, page, jsKb, cssKb } of budgets(workspace)) {
    const { js, css, files } = build.measure(page);
    const over = js > jsKb * 1000 || css > cssKb * 1000;
    failed ||= over;
    console.log(`${over ? '✗' : '✓'} ${name.padEnd(24)} js ${kb(js)} of ${jsKb} kB   css ${kb(css)} of ${cssKb} kB   ${files.length} files`);
    if (process.argv.includes('--files')) for (const file of files) console.log(`    ${kb(build.sizeOf(file))}  ${file}`);
  }
  process.exitCode = failed ? 1 : 0;
}

main();
