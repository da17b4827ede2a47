import type { LandingPageSummary } from '@shop/api';
import type { Ctx } from '../context/ctx.ts';
import type { LandingPageRow } from './editorial.queries.ts';
import { photographOfCategory } from './photograph-of.ts';
import { presentDates } from './present-dates.ts';
import { presentPicture } from './present-picture.ts';

/** A page of a campaign as lists show it. */
export function presentLandingPage({ images }: Pick<Ctx, 'images'>, row: LandingPageRow): LandingPageSummary {
  const { key, title, description } = row;
  return {
    key,
    title,
    description,
    ...presentPicture(row),
    image: photographOfCategory(images, row.illustration),
    ...presentDates(row),
  };
}
