import { defineConfig } from 'vitest/config';
import { storyProjects } from './story-projects.ts';

export default defineConfig({ test: { passWithNoTests: true, projects: storyProjects() } });
