import { parseArgs } from 'node:util';

/** The arguments of `npm run photos`. */
export interface Request {
  readonly keys: readonly string[];
  readonly isPreview: boolean;
  readonly isMissingOnly: boolean;
  readonly isStylesheet: boolean;
  readonly isIndex: boolean;
}

export const usage = `npm run photos -- <sku>… [--preview]     takes the photographs named
npm run photos -- --all [--missing]       takes all, or those that are not there yet
npm run photos -- --index                 measures the masters for the server
npm run photos -- --sheet                 lays the masters out on one contact sheet
npm run photos -- --sheet --preview       the same of the previews`;

/**
 * Reads the command line; product keys are taken in either case (`HAM-ES-001`).
 * @param scenes the keys that have a scene
 * @throws Error with the usage, or with the name that has no scene
 */
export function readRequest(args: readonly string[], scenes: readonly string[]): Request {
  const flag = { type: 'boolean', default: false } as const;
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { all: flag, missing: flag, preview: flag, sheet: flag, index: flag },
  });
  const named = positionals.map((key) => key.toLowerCase());
  const unknown = named.find((key) => !scenes.includes(key));
  if (unknown !== undefined)
    throw new Error(`${unknown} has no scene: write tools/lab/photographs/scenes/${unknown}.py.`);
  if (named.length === 0 && !values.all && !values.sheet && !values.index) throw new Error(usage);
  return {
    keys: values.all ? scenes : named,
    isPreview: values.preview,
    isMissingOnly: values.missing,
    isStylesheet: values.sheet,
    isIndex: values.index,
  };
}
