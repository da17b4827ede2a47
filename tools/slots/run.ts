import { globSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { slotDoc } from '../generators/code/slot-members.ts';
import { filesOnDisk } from '../generators/layers/files.ts';
import { examine } from './examine.ts';
import { slotNames, slotVersions } from '@shop/theming/slot-versions';
import { readCoverage, type LayerCoverage } from '@shop/theming/vite';
import { knownSlot } from '../generators/layers/known-slot.ts';

const root = join(import.meta.dirname, '..', '..');

const usage = `npm run slots -- list [part of a name]
npm run slots -- why <slot> [--theme=ven] [--ns=depa]
npm run slots -- doctor`;

/** @returns whether there is nothing to mend */
function run(): boolean {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { theme: { type: 'string', default: 'simple' }, ns: { type: 'string' } },
  });
  const [command, name] = positionals;
  if (command === 'list') console.log(listSlots(root, name).join('\n'));
  else if (command === 'why' && name !== undefined)
    console.log(whySlot(root, name, { theme: values.theme, namespace: values.ns ?? null }).join('\n'));
  else if (command === 'doctor') return doctor();
  else throw new Error(usage);
  return true;
}

function doctor(): boolean {
  const sources = globSync('libs/{themes,variants}/*/src/**/*.{ts,tsx,css}', { cwd: root }).map((path) =>
    path.replaceAll('\\', '/'),
  );
  const findings = examine(filesOnDisk(root), sources);
  for (const { kind, path, text } of findings) console.log(`${kind.padEnd(12)} ${path}\n             ${text}`);
  console.log(findings.length === 0 ? 'All overrides are well.' : `${findings.length} to look at.`);
  return findings.length === 0;
}

try {
  process.exitCode = run() ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 2;
}

/**
 * Returns one line for each slot whose name contains `part`: its version, its description and the layers that override
 * it.
 */
function listSlots(workspace: string, part = ''): readonly string[] {
  const coverage = readCoverage(workspace);
  const files = filesOnDisk(workspace);
  const slots = slotNames.filter((slot) => slot.toLowerCase().includes(part.toLowerCase()));
  return slots.map((slot) => {
    const own = coverage
      .filter(({ name, slots: ownSlots }) => name !== 'simple' && ownSlots[slot].kind !== 'fallback')
      .map(({ name, slots: ownSlots }) => `${name}:${ownSlots[slot].kind}`);
    const layers = own.length > 0 ? `  [${own.join(' ')}]` : '';
    return `${slot.padEnd(26)} v${slotVersions[slot]}  ${slotDoc(files, slot)}${layers}`;
  });
}

/**
 * Returns the components that render a slot in a theme and namespace, outermost first, and why the search ends there.
 * @throws Error for an unknown name
 */
function whySlot(
  workspace: string,
  wanted: string,
  { theme, namespace }: { readonly theme: string; readonly namespace: string | null },
): readonly string[] {
  const slot = knownSlot(wanted);
  const coverage = readCoverage(workspace);
  const layers = [
    namespace === null ? undefined : layer(coverage, 'variant', namespace),
    layer(coverage, 'theme', theme),
    layer(coverage, 'theme', 'simple'),
  ];
  const lines = [`${slot} v${slotVersions[slot]}: ${slotDoc(filesOnDisk(workspace), slot)}`];
  for (const { name, slots } of layers.flatMap((found, index, all) =>
    found && all.indexOf(found) === index ? [found] : [],
  )) {
    const { kind, file } = slots[slot];
    lines.push(`  ${name.padEnd(10)} ${file === null ? '-' : `${kind} ${file}`}`);
    if (kind === 'replace' || kind === 'restyle') break;
  }
  return lines;
}

function layer(coverage: readonly LayerCoverage[], kind: LayerCoverage['kind'], wanted: string): LayerCoverage {
  const found = coverage.find((candidate) => candidate.kind === kind && candidate.name === wanted.toLowerCase());
  if (!found)
    throw new Error(
      `There is no ${kind} "${wanted}". Known: ${coverage
        .filter((candidate) => candidate.kind === kind)
        .map(({ name }) => name)
        .join(', ')}.`,
    );
  return found;
}
