import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { chromiumFlags, findChromium } from '../../browser/find-chromium.ts';

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof categories)[number];

/** Medians of several runs. Scores are points of 100, timings milliseconds, the shift has no unit. */
export interface Measured {
  readonly scores: Readonly<Record<Category, number>>;
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly blocking: number;
  readonly shift: number;
  /** The faults that Lighthouse reports in any run, with their values. */
  readonly faults: readonly string[];
}

const timings = {
  firstPaint: 'first-contentful-paint',
  largestPaint: 'largest-contentful-paint',
  blocking: 'total-blocking-time',
  shift: 'cumulative-layout-shift',
} as const;

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** One visit with an empty cache, as Lighthouse simulates a phone; null when the browser could not be measured. */
async function visit(url: string) {
  const chrome = await launch({ chromePath: findChromium(), chromeFlags: [...chromiumFlags, '--headless=new'] });
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: [...categories],
    });
    return result && result.lhr.runtimeError === undefined ? result.lhr : null;
  } finally {
    chrome.kill();
  }
}

/** Measures a page `runs` times. A visit that the browser fails is made once more. @throws Error when it fails again */
export async function measure(url: string, runs: number): Promise<Measured> {
  const visits: NonNullable<Awaited<ReturnType<typeof visit>>>[] = [];
  for (let run = 0; run < runs; run += 1) {
    const found = (await visit(url)) ?? (await visit(url));
    if (!found) throw new Error(`Lighthouse gave no result for ${url}.`);
    visits.push(found);
  }
  const score = (name: Category) => Math.round(median(visits.map((lhr) => lhr.categories[name]?.score ?? 0)) * 100);
  const timing = (audit: string) => median(visits.map((lhr) => lhr.audits[audit]?.numericValue ?? 0));
  const faults = visits.flatMap((lhr) =>
    Object.values(lhr.audits).flatMap((audit) =>
      audit.score !== null && audit.score < 0.9 ? [`${audit.id}: ${audit.displayValue ?? audit.title}`] : [],
    ),
  );
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    firstPaint: timing(timings.firstPaint),
    largestPaint: timing(timings.largestPaint),
    blocking: timing(timings.blocking),
    shift: timing(timings.shift),
    faults: [...new Map(faults.map((fault) => [fault.split(':')[0], fault])).values()],
  };
}
