import { screenPaths, screens } from '@shop/constants';
import type { Plugin } from 'vite';

// A link to a screen that is not drawn yet would be a defect: `screens.test.ts` looks for one.
const drawn = Object.entries(screenPaths).filter(([name]) => 'folder' in screens[name as keyof typeof screens]);

/** Browser build: the paths of the screens that are drawn, as plain data. Every page needs them; the rest of the table comes with the first change of page. */
export function writtenPaths(): Plugin {
  return {
    name: 'shop:written-paths',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load: {
      filter: { id: /libs[\\/]constants[\\/]src[\\/]screens[\\/]screen-paths\.ts$/ },
      handler: () => `export const screenPaths = ${JSON.stringify(Object.fromEntries(drawn))};`,
    },
  };
}
