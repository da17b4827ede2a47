import type { LandingPageSummary } from '@shop/api';
import type { LandingPageRow } from './editorial.queries.ts';
import { presentDates } from './present-dates.ts';
import { presentPicture } from './present-picture.ts';

/** A page of a campaign as lists show it. */
export function presentLandingPage(row: LandingPageRow): LandingPageSummary {
  const { key, title, description } = row;
  return { key, title, description, ...presentPicture(row), ...presentDates(row) };
}
