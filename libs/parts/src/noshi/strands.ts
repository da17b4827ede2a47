import type { NoshiRibbon } from '@shop/constants';

/** A strand in its real colours, the same in every theme: white ones have an edge to be visible on the paper. */
export interface Strand {
  readonly fill: string;
  readonly edge: string;
}

const white: Strand = { fill: '#fffdf7', edge: '#b9ad95' };
const red: Strand = { fill: '#c3202e', edge: '#8f1320' };
const black: Strand = { fill: '#2a2a2c', edge: '#111111' };
const yellow: Strand = { fill: '#e8b820', edge: '#a87f00' };
const silver: Strand = { fill: '#c9ced2', edge: '#878f95' };

/** White is on the left, the darker colour on the right; for double silver both are equal (G-01). */
export const strands: Readonly<Record<Exclude<NoshiRibbon, 'none'>, readonly [left: Strand, right: Strand]>> = {
  butterfly: [white, red],
  knot: [white, red],
  awaji: [white, red],
  black_white: [white, black],
  yellow_white: [white, yellow],
  silver: [silver, silver],
};
