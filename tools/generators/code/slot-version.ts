import type { Tree } from '@nx/devkit';
import { read } from '../layers/closure.ts';
import { addProperty } from './object-literal.ts';

const file = 'libs/theming/src/contract/slot-versions.ts';

/** Adds the first version of a slot; an existing version does not change. */
export const addVersion = (tree: Tree, slot: string): void =>
  tree.write(file, addProperty(read(tree, file), { holder: 'slotVersions' }, slot, '1'));
