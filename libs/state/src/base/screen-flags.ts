import type { FrontSettings } from '@shop/api';
import type { ScreenFlags } from './base.slice.ts';

/** Which of the three a width is; the two settings are where tablet and desktop begin (spec §9 "Breakpoints"). */
export function screenFlags(width: number, breakpoint: FrontSettings['SITE']['BREAKPOINT']): ScreenFlags {
  const phone = width < breakpoint['SCREEN-SM'];
  const desktop = width >= breakpoint['SCREEN-MD'];
  return { phone, tablet: !phone && !desktop, desktop };
}
