import { slotMeta } from '@shop/theming/meta';
import { readCoverage, type LayerCoverage } from '@shop/theming/vite';
import { knownSlot } from '../generators/layers/known-slot.ts';

/** Whose component a slot has in a theme and namespace, the outermost first, and why the search ends there. @throws Error for an unknown name */
export function whySlot(
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
  const lines = [`${slot} v${slotMeta[slot].v}: ${slotMeta[slot].doc}`];
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
