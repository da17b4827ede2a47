import { readCoverage, type LayerCoverage } from '@shop/theming/vite';
import { slotNames, slotVersions } from '@shop/theming/slot-versions';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import type { Plugin } from 'vite';
import { kebabCase } from './kebab-case.ts';
import { slotStories } from './slot-stories.ts';
import { labelOfState } from './state-labels.ts';
import { stateOfStory } from './state-of-story.ts';
import { virtualModule } from './virtual-module.ts';
import { workspace } from './workspace.ts';

/** One slot on the coverage page. */
export interface CoveredSlot {
  readonly slot: string;
  readonly v: number;
  /** `商品/商品カード` */
  readonly title: string;
  /** One story a state, in the order of their file. */
  readonly stories: readonly { readonly id: string; readonly state: string; readonly label: string }[];
  /** By theme or variant. */
  readonly layers: Readonly<Record<string, LayerCoverage['slots'][keyof LayerCoverage['slots']]['kind']>>;
}

export interface Coverage {
  readonly layers: readonly Pick<LayerCoverage, 'name' | 'kind'>[];
  readonly slots: readonly CoveredSlot[];
}

/**
 * `import { coverage } from 'virtual:coverage'`: every slot by every theme and variant, from the current definitions.
 */
export const coverageModule = (): Plugin => virtualModule('coverage', readCovered);

/** Slots in the order of the contract. */
export function readCovered(): Coverage {
  const layers = readCoverage(workspace);
  const files = slotStories();
  return {
    layers: layers.map(({ name, kind }) => ({ name, kind })),
    slots: slotNames.map((slot) => {
      const file = files.find(({ name }) => name === kebabCase(slot));
      if (!file) throw new Error(`<${slot}> has no stories`);
      return {
        slot,
        v: slotVersions[slot],
        title: file.title,
        stories: file.stories.map((story) => ({
          id: toId(file.title, storyNameFromExport(story)),
          state: stateOfStory(story),
          label: labelOfState(stateOfStory(story)),
        })),
        layers: Object.fromEntries(layers.map((layer) => [layer.name, layer.slots[slot].kind])),
      };
    }),
  };
}
