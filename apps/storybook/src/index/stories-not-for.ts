import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { readCoverage } from '@shop/theming/vite';
import { kebabCase } from './kebab-case.ts';
import { workspace } from './workspace.ts';

const layers = readCoverage(workspace);

const stories = globSync('{libs,apps/storybook}/**/*.stories.tsx', {
  cwd: workspace,
  exclude: (name) => name === 'node_modules',
}).map((file) => file.replaceAll('\\', '/'));

/**
 * Story files that a theme's or variant's run leaves out, as absolute paths. Simple leaves out those of other layers; any
 * other layer runs its own stories and those of the slots that it overrides: the rest looks at Simple's components a second time.
 * @throws Error for a layer that the repository does not have
 */
export function storiesNotFor(name: string): readonly string[] {
  const layer = layers.find((one) => one.name === name);
  const baseTheme = layers[0]?.name;
  if (!layer) throw new Error(`there is no theme or variant ${name}`);
  const own = `libs/${layer.kind}s/${name}/`;
  const overridden = new Set(
    Object.entries(layer.slots)
      .filter(([, { kind }]) => kind !== 'fallback')
      .map(([slot]) => `${kebabCase(slot)}.stories.tsx`),
  );
  const isWanted = (file: string) => {
    if (file.startsWith(own)) return true;
    if (name === baseTheme) return !/^libs\/(?:themes|variants)\//.test(file);
    return file.startsWith(`libs/themes/${baseTheme}/`) && overridden.has(basename(file));
  };
  return stories.filter((file) => !isWanted(file)).map((file) => join(workspace, file));
}
