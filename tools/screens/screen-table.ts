import { existsSync, globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { screens, type Screen } from '@shop/constants';
import { findScreen } from '@shop/pages/screens/find-screen.ts';
import type { SlotName } from '@shop/theming';
import { readScreenSlots } from '@shop/theming/vite';
import ts from 'typescript';
import { parse } from '../checks/sources.ts';
import { root } from '../checks/workspace.ts';
import { fileName } from './file-name.ts';
import { openedAddresses } from './opened-addresses.ts';

/** One screen of spec §2 and its implementation. */
export interface ScreenRow {
  readonly name: string;
  /** As the specification writes it: `/product/{key}`. */
  readonly path: string;
  readonly access: Screen['access'];
  readonly isIndexable: boolean;
  /** Its page slot; null for a screen that is not implemented yet. */
  readonly slot: string | null;
  /** Simple's stories of that slot, from the root; null where there are none. */
  readonly stories: string | null;
  /** How many states of the slot have a story. */
  readonly states: number;
  /** Journeys that open it, by name. */
  readonly journeys: readonly string[];
}

/** The journey that opens every screen, and so proves nothing about single ones. */
const census = 'screens';

/** Every row of the table of screens, in its order. */
export function screenTable(): readonly ScreenRow[] {
  const stories = new Map(
    globSync('libs/themes/simple/src/**/*.stories.tsx', { cwd: root }).map((path) => [
      basename(path, '.stories.tsx'),
      path.replaceAll('\\', '/'),
    ]),
  );
  const journeys = journeysByPath();
  const screenSlots = readScreenSlots(root);
  return Object.entries(screens).map(([name, row]) => {
    const slot = pageSlot(name, screenSlots[row.folder ?? ''] ?? []);
    const file = slot === null ? null : (stories.get(fileName(slot)) ?? null);
    return {
      name,
      path: row.path.replaceAll(/:(key\??)/g, '{$1}'),
      access: row.access,
      isIndexable: row.indexable,
      slot,
      stories: file,
      states: file === null ? 0 : countStories(file),
      journeys: journeys.get(row.path) ?? [],
    };
  });
}

/** Returns the page slot of a screen: the one of its name where two screens share a folder, else the first that is no layout. */
function pageSlot(screen: string, slots: readonly SlotName[]): SlotName | null {
  const own = `${screen}Page`.toLowerCase();
  const isPage = (slot: SlotName) => slot !== 'MyPageLayout' && slot !== 'CheckoutLayout';
  return slots.find((slot) => slot.toLowerCase() === own) ?? slots.find(isPage) ?? null;
}

const countStories = (file: string): number =>
  parse(file).statements.filter(
    (node) => ts.isVariableStatement(node) && node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword),
  ).length;

/** Whether Simple implements a slot: every other theme falls back to it. */
export function isRenderedBySimple({ stories }: ScreenRow): boolean {
  return stories !== null && existsSync(join(root, stories.replace('.stories.tsx', '.tsx')));
}

function journeysByPath(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, Set<string>>();
  for (const file of globSync('apps/e2e/journeys/*.spec.ts', { cwd: root }).toSorted()) {
    const name = basename(file, '.spec.ts');
    const paths =
      name === census
        ? []
        : openedAddresses(parse(file))
            .filter((address) => address.startsWith('/'))
            .map((address) => findScreen(address).path);
    for (const path of paths) found.set(path, (found.get(path) ?? new Set()).add(name));
  }
  return new Map([...found].map(([path, names]) => [path, [...names]]));
}
