import type { FrontSettings } from '@shop/api';
import type { ScreenFlags } from './base.slice.ts';

/** Returns the screen class of a width; the settings are the widths at which tablet and desktop begin (spec §9). */
export function screenFlags(width: number, breakpoint: FrontSettings['SITE']['BREAKPOINT']): ScreenFlags {
  const phone = width < breakpoint['SCREEN-SM'];
  const desktop = width >= breakpoint['SCREEN-MD'];
  return { phone, tablet: !phone && !desktop, desktop };
}
