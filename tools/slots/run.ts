import { globSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { filesOnDisk } from '../generators/layers/files.ts';
import { examine } from './examine.ts';
import { listSlots } from './list-slots.ts';
import { whySlot } from './why-slot.ts';

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
