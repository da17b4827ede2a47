import type { FrontSettings } from '@shop/api';
import type { Shop } from '../shop/create-shop.ts';
import { screenFlags } from './screen-flags.ts';

/**
 * Keeps the phone, tablet and desktop flags of the base state true while the window changes (spec §3, §9).
 *
 * @returns stops it
 */
export function followScreen(shop: Pick<Shop, 'dispatch'>, breakpoint: FrontSettings['SITE']['BREAKPOINT']): () => void {
  const queries = [breakpoint['SCREEN-SM'], breakpoint['SCREEN-MD']].map((width) => window.matchMedia(`(width >= ${width}px)`));
  const measure = () => void shop.dispatch('screenMeasured', screenFlags(window.innerWidth, breakpoint));
  queries.forEach((query) => query.addEventListener('change', measure));
  measure();
  return () => queries.forEach((query) => query.removeEventListener('change', measure));
}
