import { defineConfig } from 'vitest/config';
import { longerTests, serverTests } from './vitest.server.ts';

export default defineConfig({
  test: { ...serverTests, name: 'server', exclude: ['src/**/*.{race,fault,fuzz}.test.ts', ...longerTests] },
});
