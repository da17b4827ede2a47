import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sentence, sum, type Counts } from './counts.ts';
import { root } from './steps.ts';
import { tiers } from './tiers.ts';

/**
 * Runs the tiers of one group (`base`, `more`, or `all`) and ends with a line `N passed, N failed`.
 * The counts are also kept in `test-results/<group>.counts.json`. Exit code 1 when anything failed.
 */
async function runTiers(group: string): Promise<Counts> {
  const chosen = tiers.filter((tier) => group === 'all' || tier.group === group);
  if (chosen.length === 0) throw new Error(`Unknown group "${group}". Choose base, more or all.`);
  const done: { name: string; counts: Counts; seconds: number }[] = [];
  for (const tier of chosen) {
    console.log(`\n== ${tier.name}`);
    const began = performance.now();
    const counts = await tier.run();
    done.push({ name: tier.name, counts, seconds: (performance.now() - began) / 1000 });
  }
  console.log('');
  for (const { name, counts, seconds } of done)
    console.log(`${name.padEnd(30)} ${sentence(counts).padEnd(40)} ${seconds.toFixed(0)} s`);
  const total = sum(done.map(({ counts }) => counts));
  for (const failure of total.failures) console.log(`failed: ${failure}`);
  mkdirSync(join(root, 'test-results'), { recursive: true });
  writeFileSync(join(root, 'test-results', `${group}.counts.json`), JSON.stringify(total));
  console.log(sentence(total));
  return total;
}

runTiers(process.argv[2] ?? 'base').then(
  (total) => process.exit(total.failed > 0 ? 1 : 0),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : String(error));
    process.exit(1);
  },
);
