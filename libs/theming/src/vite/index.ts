export { layerStatement } from './layer-statement.ts';
export { shopTheming } from './shop-theming.ts';
