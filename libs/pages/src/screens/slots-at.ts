import type { SlotName } from '@shop/theming';
import { screenSlots } from 'virtual:screen-slots';
import { findScreen } from './find-screen.ts';

/** Returns the slots that the screen at a path can render, to load them before they are rendered. */
export const slotsAt = (path: string): readonly SlotName[] => screenSlots[findScreen(path).folder ?? ''] ?? [];
