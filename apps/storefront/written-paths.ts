import { screenPaths } from '@shop/constants';
import type { Plugin } from 'vite';

/** Browser build: the paths of the screens as plain data. Every page needs them; the rest of the table comes with the first change of page. */
export function writtenPaths(): Plugin {
  return {
    name: 'shop:written-paths',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load: {
      filter: { id: /libs[\\/]constants[\\/]src[\\/]screens[\\/]screen-paths\.ts$/ },
      handler: () => `export const screenPaths = ${JSON.stringify(screenPaths)};`,
    },
  };
}
