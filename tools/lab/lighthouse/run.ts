import { openTemporaryShop } from '../../launch/temporary-shop.ts';
import { requestChannel } from '../../budgets/request-channel.ts';
import { weighBest } from '../../budgets/best-document.ts';
import { categories, measure, type Measured } from './measure.ts';
import { readTargets, type Target } from './targets.ts';
import { text } from 'node:stream/consumers';

const port = 4300;

const wanted = 95;

const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;

const isGood = ({ scores }: Measured) => categories.every((category) => scores[category] >= wanted);

function row({ theme, page }: Target, measured: Measured): string {
  const points = categories.map((category) => String(measured.scores[category]).padStart(4)).join('');
  const times = [
    seconds(measured.firstPaint),
    seconds(measured.largestPaint),
    `${Math.round(measured.blocking)} ms`,
    measured.shift.toFixed(3),
  ]
    .map((text) => text.padStart(8))
    .join('');
  return `${isGood(measured) ? '✓' : '✗'} ${`${theme} ${page}`.padEnd(16)}${points}${times}`;
}

const heading = `  ${'page'.padEnd(16)}perf a11y best seo     FCP     LCP     TBT     CLS`;

/**
 * `npm run lighthouse [-- themes and pages|all] [--runs=5]`: production build, mobile, medians. Prints each page when
 * it is measured and all of them in a table at the end; exit code 1 when one is under 95 in any category.
 */
async function run(): Promise<boolean> {
  const args = process.argv.slice(2);
  const targets = readTargets(args.filter((word) => !word.startsWith('--')));
  const runs = Number(args.find((word) => word.startsWith('--runs='))?.slice('--runs='.length) ?? 5);
  if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs must be a whole number of at least 1.');
  const shop = await openTemporaryShop(port);
  const rows: string[] = [];
  let isAllGood = true;
  try {
    for (const target of targets) {
      const url = `http://${target.theme}.localhost:${port}${target.path}`;
      await warmUp(port, target);
      const measured = await measure(url, runs);
      isAllGood &&= isGood(measured);
      rows.push(row(target, measured));
      console.log(rows.at(-1));
      for (const fault of measured.faults) console.log(`    ${fault}`);
    }
  } finally {
    await shop.stop();
    console.log(['', heading, ...rows].join('\n'));
  }
  return isAllGood;
}

run().then(
  (good) => process.exit(good ? 0 : 1),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : String(error));
    process.exit(1);
  },
);

/** Requests the page until it is rendered and its files are compressed, which delays only the first visitors. */
async function warmUp(port: number, { theme, path }: Target): Promise<void> {
  const page = await text(await requestChannel(port, theme, path, 'identity'));
  const files = new Set(page.match(/\/assets\/[\w./-]+\.(?:js|css|svg|woff2)/g));
  await Promise.all([...files].map(async (file) => text(await requestChannel(port, theme, file, 'br'))));
  await weighBest(port, theme, path);
}
