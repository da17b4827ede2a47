import type { LandingPage, LandingPageSummary } from '@shop/api';
import type { Ctx } from '../../platform/context/ctx.ts';
import { NotFoundError } from '../../platform/errors/index.ts';
import { isPublicIn } from './is-public.rules.ts';
import { soldKeys } from './sold-keys.ts';
import type { LandingPageRow } from './editorial.queries.ts';
import { photographOfCategory, presentPicture } from './present-picture.ts';
import { referredPicture, withPictures } from '../pictures/picture-references.ts';
import { presentDates } from './present-dates.ts';
import { editorialSnapshot } from './editorial.snapshot.ts';

/** The page of a campaign. @throws NotFoundError `landing_page.not_found`, also before and after the campaign. */
export async function getLandingPage({ ctx, input }: { ctx: Ctx; input: { key: string } }): Promise<LandingPage> {
  const row = ctx.snapshots.read(editorialSnapshot).landingPages.find(({ key }) => key === input.key);
  if (!row || !isPublicIn(ctx)(row))
    throw new NotFoundError('landing_page.not_found', 'お探しのページが見つかりませんでした。');
  return {
    ...presentLandingPage(ctx, row),
    body: withPictures(ctx.images, row.body),
    product_keys: soldKeys(ctx, row.productKeys),
  };
}

/** A page of a campaign as lists show it. */
export function presentLandingPage({ images }: Pick<Ctx, 'images'>, row: LandingPageRow): LandingPageSummary {
  const { key, title, description } = row;
  return {
    key,
    title,
    description,
    ...presentPicture(row),
    image: referredPicture(images, row) ?? photographOfCategory(images, row.illustration),
    ...presentDates(row),
  };
}
