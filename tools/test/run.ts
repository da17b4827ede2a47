import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sentence, sum, type Counts } from './counts.ts';
import { runThroughNx, type TargetCounts } from './nx-run.ts';
import { root } from './steps.ts';
import { tiers } from './tiers.ts';

const lineOf = ({ name, counts, seconds, cached, projects }: TargetCounts): string =>
  `${name.padEnd(30)} ${sentence(counts).padEnd(40)} ${seconds.toFixed(0).padStart(5)} s${
    cached > 0 ? `  (${cached} of ${projects} kept)` : ''
  }`;

async function runTiers(): Promise<TargetCounts[]> {
  const done: TargetCounts[] = [];
  for (const { name, run } of tiers) {
    console.log(`\n== ${name}`);
    const began = performance.now();
    const counts = await run();
    done.push({ name, counts, seconds: (performance.now() - began) / 1000, cached: 0, projects: 1 });
  }
  return done;
}

/**
 * Runs a group (`base`, `more`, or `all`), prints `N passed, N failed` at the end and writes the counts to
 * `test-results/<group>.counts.json`. Exit code 1 if anything failed.
 */
async function run(group: string): Promise<Counts> {
  if (!['base', 'more', 'all'].includes(group)) throw new Error(`Unknown group "${group}". Choose base, more or all.`);
  const began = performance.now();
  const done = (group === 'all' ? ['base', 'more'] : [group]).flatMap((one) => runThroughNx(one));
  if (group !== 'base') done.push(...(await runTiers()));
  console.log('');
  for (const one of done) console.log(lineOf(one));
  console.log(`${'all, by the clock'.padEnd(71)} ${((performance.now() - began) / 1000).toFixed(0).padStart(5)} s`);
  const total = sum(done.map(({ counts }) => counts));
  for (const failure of total.failures) console.log(`failed: ${failure}`);
  mkdirSync(join(root, 'test-results'), { recursive: true });
  writeFileSync(join(root, 'test-results', `${group}.counts.json`), JSON.stringify(total));
  console.log(sentence(total));
  return total;
}

run(process.argv[2] ?? 'base').then(
  (total) => process.exit(total.failed > 0 ? 1 : 0),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : String(error));
    process.exit(1);
  },
);
