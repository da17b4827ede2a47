import type { Plugin } from 'vite';
import { chunkRule } from './chunk-rule.ts';
import type { PagePlan } from './page-plan.ts';

/** Builds: sorts the browser's modules into chunks by `chunkRule`, and names stylesheets as the page server joins them. */
export function chunksPlugin(workspace: string, plan: PagePlan): Plugin {
  const codeSplitting = { groups: [{ name: chunkRule(workspace, plan) }], includeDependenciesRecursively: false };
  return {
    name: 'shop:chunks',
    configEnvironment: (environment) => ({
      build: {
        rolldownOptions: {
          // Other modules may import from a route's file; the router reads its exports by name.
          ...(environment === 'client' ? { preserveEntrySignatures: 'allow-extension' } : {}),
          output: { assetFileNames, ...(environment === 'client' ? { codeSplitting } : {}) },
        },
      },
    }),
  };
}

/** Stylesheets are named by a hash only, since the URL of a joined one lists the hashes of all its parts. */
const assetFileNames = ({ names }: { readonly names: readonly string[] }): string =>
  names.some((name) => name.endsWith('.css')) ? 'assets/[hash:5][extname]' : 'assets/[name]-[hash][extname]';
