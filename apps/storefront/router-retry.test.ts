import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { expect, it } from 'vitest';
import { routerRetry } from './router-retry.ts';

const entry = join(import.meta.dirname, 'entry.js');

interface Upstream {
  /** Rewrites a file of the router. */
  readonly change?: (code: string, file: string) => string;
  /** A file that gets another name. */
  readonly renamed?: string;
}

/** Builds the installed router, optionally with the changes of an upgrade. */
async function buildRouter({ change = (code) => code, renamed }: Upstream = {}): Promise<string> {
  const upstream: Plugin = {
    name: 'upstream',
    enforce: 'pre',
    resolveId: (id) => (id === entry || (renamed && id.endsWith(`/${renamed}`)) ? id : null),
    load: (id) => {
      if (id === entry) return "export { HydratedRouter } from 'react-router/dom';";
      return renamed && id.endsWith(`/${renamed}`) ? 'export const loadRouteModule = null;' : null;
    },
    transform: (code, id) => (id.includes('/react-router/') ? change(code, id.slice(id.lastIndexOf('/') + 1)) : code),
  };
  const built = await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'silent',
    plugins: [upstream, routerRetry(join(import.meta.dirname, '../..'))],
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: entry, preserveEntrySignatures: 'strict', external: /^react(-dom)?(\/|$)/ },
    },
  });
  if (!('output' in built)) throw new Error('no output');
  return built.output.map((file) => ('code' in file ? file.code : '')).join('\n');
}

it('the installed router waits for the connection instead of reloading the page', async () => {
  const code = await buildRouter();
  expect(code).not.toContain('Error loading route module');
  expect(code).toContain('reloadIfStale().then(fail)');
  expect(code).toContain('patchRoutesOnNavigation: discoverWithRetry(');
});

it.each([
  ['routeModules.js', 'location.reload()', 'location.replace()'],
  ['routeModules.js', 'loadRouteModule(route, routeModulesCache)', 'loadRouteModule(routeModulesCache, route)'],
  ['fog-of-war.js', 'async ({ path, patch, signal', 'async ({ patch, path, signal'],
])('the build fails when %s no longer contains %s, and names both', async (file, part, other) => {
  const building = buildRouter({ change: (code, name) => (name === file ? code.replace(part, other) : code) });
  await expect(building).rejects.toThrow('React Router has changed');
  await expect(building).rejects.toThrow(`${file} no longer contains ${part}`);
});

it('the build fails when a file of the router is missing, and names it', async () => {
  await expect(buildRouter({ renamed: 'routeModules.js' })).rejects.toThrow(
    /React Router has changed.*lib\/dom\/ssr has no routeModules\.js/,
  );
});
