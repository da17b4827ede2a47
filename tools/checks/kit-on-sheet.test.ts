import { describe, expect, it } from 'vitest';
import { screens, type Screen } from '@shop/constants';
import { drawnBy, kitComponents } from './kit-on-sheet.ts';

/** Parts of the kit that the sheet of a theme does without, each with the reason. */
const excused: Readonly<Record<string, string>> = {
  CartSteps: 'CheckoutSteps at its first step: landmarks of one name stand once on a page',
  MemberPanel: 'the same corner as MemberCorner in the look of a theme, under the same id: one page has one of them',
};

/** The frame of every page stands around the sheet. */
const frame = ['Layout', 'Header', 'Footer', 'MobileNav', 'ToastArea'];
const { slots = [] }: Screen = screens.sample5;
const drawn = drawnBy([...slots, ...frame]);
const components = [...kitComponents().keys()];

describe('the sheet by which a theme is judged', () => {
  it('shows every component of the kit', () => {
    expect(components.length).toBeGreaterThan(90);
    expect(components.filter((name) => !drawn.has(name) && !(name in excused))).toEqual([]);
  });

  it('is excused only from what it does not show', () => {
    expect(Object.keys(excused).filter((name) => drawn.has(name) || !components.includes(name))).toEqual([]);
  });
});
