export { laterSlots } from '../runtime/later-slots.ts';
export type { PagePlan } from './chunk-plan.ts';
export { layerStatement } from './layer-statement.ts';
export { readDefinitions, type SlotImplementation } from './read-definitions.ts';
export { shopTheming, type ShopThemingOptions } from './shop-theming.ts';
