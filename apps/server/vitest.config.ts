import { defineConfig } from 'vitest/config';
import { longerTests, serverTests } from './vitest.server.ts';

export default defineConfig({
  test: { ...serverTests, name: 'server', exclude: ['src/**/*.{race,chaos,fuzz}.test.ts', ...longerTests] },
});
