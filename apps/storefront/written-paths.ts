import { entryScreenPaths, giftScreenPaths, memberScreenPaths, screenPaths, screens } from '@shop/constants';
import type { Plugin } from 'vite';

/** What is written out, by the file that has it. */
const tables = {
  'screen-paths': { screenPaths },
  'member-screen-paths': { memberScreenPaths },
  'gift-screen-paths': { giftScreenPaths },
  'entry-screen-paths': { entryScreenPaths },
} as const;
const fileOf = /libs[\\/]constants[\\/]src[\\/]screens[\\/]((?:member-|gift-|entry-)?screen-paths)\.ts$/;

/** Those of screens that are drawn: a link to one that is not drawn yet would be a defect, which `screens.test.ts` looks for. */
const drawn = (paths: object) =>
  Object.fromEntries(
    Object.entries(paths).filter(([name]) => screens[name as keyof typeof screens].folder !== undefined),
  );

/** Browser build: the paths of the screens, as plain data. The rest of the table comes with the first change of page. */
export function writtenPaths(): Plugin {
  return {
    name: 'shop:written-paths',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load: {
      filter: { id: fileOf },
      handler: (id) =>
        Object.entries(tables[fileOf.exec(id)?.[1] as keyof typeof tables])
          .map(([name, paths]) => `export const ${name} = ${JSON.stringify(drawn(paths))};`)
          .join('\n'),
    },
  };
}
