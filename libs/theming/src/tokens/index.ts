export type {
  ColorTokens,
  FontSizeTokens,
  FontTokens,
  LayoutTokens,
  MotionTokens,
  SpaceTokens,
  Tokens,
} from './contract.ts';
export { contrastPairs, contrastRatio, type ContrastPair } from './contrast.ts';
export { customProperties, propertyName, tokensCss } from './custom-properties.ts';
export type { DisplayFace } from './display-face.ts';
export { schemeCss, type SchemeCss } from './scheme-css.ts';
