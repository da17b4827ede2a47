import { resolve } from 'node:path';
import { shopTheming } from '@shop/theming/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { guidesModule } from './src/docs/guides-module.ts';
import { chunkGroups } from './src/index/chunk-groups.ts';
import { coverageModule } from './src/index/coverage-module.ts';
import { renderedSlotsModule } from './src/index/rendered-slots.ts';

export default defineConfig({
  plugins: [
    shopTheming({ workspace: resolve(import.meta.dirname, '../..') }),
    coverageModule(),
    renderedSlotsModule(),
    guidesModule(),
    chunkGroups(),
    react(),
  ],
});
