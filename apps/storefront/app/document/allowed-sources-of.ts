import type { FrontSettings } from '@shop/api';
import type { AllowedSources } from '../../server/allowed-sources.ts';

/** What a document of this channel may load from elsewhere: stored files, where the storage is another origin (spec §9 "Storage URLs"). */
export function allowedSourcesOf({ SITE }: Pick<FrontSettings, 'SITE'>): AllowedSources {
  return URL.canParse(SITE.STORAGE_URL) ? { 'img-src': [new URL(SITE.STORAGE_URL).origin] } : {};
}
