import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { storyProjects } from './story-projects.ts';

const pictures = join(import.meta.dirname, '../../.cache/visual');

/** `sto (chromium)` → `sto` */
const themeOf = (project: string): string => project.split(' ')[0] ?? project;

/** Every story against its picture; see README.md. */
export default defineConfig({
  test: {
    passWithNoTests: true,
    projects: storyProjects({
      setupFiles: [join(import.meta.dirname, 'visual/compare-picture.ts')],
      browser: {
        enabled: true,
        expect: {
          toMatchScreenshot: {
            comparatorName: 'pixelmatch',
            comparatorOptions: { threshold: 0.1, allowedMismatchedPixels: 0 },
            resolveScreenshotPath: ({ arg, ext, project }) =>
              join(pictures, 'expected', themeOf(project.name), `${arg}${ext}`),
            resolveDiffPath: ({ arg, ext, project }) =>
              join(pictures, 'changed', themeOf(project.name), `${arg}${ext}`),
          },
        },
      },
    }),
  },
});
