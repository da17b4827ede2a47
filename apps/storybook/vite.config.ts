import { resolve } from 'node:path';
import { shopTheming } from '@shop/theming/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { coverageModule } from './src/index/coverage-module.ts';

export default defineConfig({
  plugins: [shopTheming({ workspace: resolve(import.meta.dirname, '../..') }), coverageModule(), react()],
});
