import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { chromiumFlags, findChromium } from '../browser/find-chromium.ts';
import { listThemes } from '../fonts/list-themes.ts';
import { openTemporaryShop } from '../launch/temporary-shop.ts';

const runs = 5;
const wanted = 0.95;
const pages = { home: '/', list: '/product/', product: '/product/ham-fr-001/' } as const;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** One page, mobile, `runs` times: the median score of every category and of two timings. */
async function measure(url: string) {
  const scores: Record<string, number[]> = {};
  const push = (name: string, value: number) => (scores[name] ??= []).push(value);
  for (let run = 0; run < runs; run += 1) {
    const chrome = await launch({ chromePath: findChromium(), chromeFlags: [...chromiumFlags, '--headless=new'] });
    try {
      const result = await lighthouse(url, { port: chrome.port, output: 'json', logLevel: 'error', onlyCategories: [...categories] });
      if (!result) throw new Error(`Lighthouse gave no result for ${url}.`);
      for (const name of categories) push(name, result.lhr.categories[name]?.score ?? 0);
      push('lcp', result.lhr.audits['largest-contentful-paint']?.numericValue ?? 0);
      push('cls', result.lhr.audits['cumulative-layout-shift']?.numericValue ?? 0);
      if (run === 0) {
        for (const audit of Object.values(result.lhr.audits)) {
          if (audit.score !== null && audit.score < 0.9) console.log(`  ${audit.id}: ${audit.displayValue ?? audit.title}`);
        }
      }
    } finally {
      chrome.kill();
    }
  }
  return Object.fromEntries(Object.entries(scores).map(([name, values]) => [name, median(values)]));
}

/** Which pages of which hosts: those of one host, or with `all` home and product in every theme. */
function targets(named: string): readonly { readonly name: string; readonly host: string; readonly path: string }[] {
  if (named !== 'all') return Object.entries(pages).map(([name, path]) => ({ name, host: named, path }));
  const hosts = ['localhost', ...listThemes().filter((theme) => theme !== 'simple').map((theme) => `${theme}.localhost`)];
  return hosts.flatMap((host) => (['home', 'product'] as const).map((name) => ({ name: `${host} ${name}`, host, path: pages[name] })));
}

/** `npm run lighthouse [-- <host>|all]`: production build, mobile, median of five; exit code 1 under 95 anywhere. */
async function run(): Promise<boolean> {
  const shop = await openTemporaryShop(4300);
  let good = true;
  try {
    for (const { name, host, path } of targets(process.argv[2] ?? 'localhost')) {
      const result = await measure(`http://${host}:4300${path}`);
      good &&= categories.every((category) => (result[category] ?? 0) >= wanted);
      const shown = categories.map((category) => `${category} ${Math.round((result[category] ?? 0) * 100)}`).join('  ');
      console.log(`${name.padEnd(22)} ${shown}  LCP ${((result.lcp ?? 0) / 1000).toFixed(2)} s  CLS ${(result.cls ?? 0).toFixed(3)}`);
    }
  } finally {
    await shop.stop();
  }
  return good;
}

run().then(
  (good) => process.exit(good ? 0 : 1),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : String(error));
    process.exit(1);
  },
);
