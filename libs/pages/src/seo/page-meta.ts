import { useCopyOf } from '@shop/copy/react';
import type { MetaArgs, MetaDescriptor } from 'react-router';
import type { FrameData } from '../frame-data/frame-data.ts';
import { withoutJoiners } from './without-joiners.ts';
import type { Preview } from './preview-of.ts';

/** The metadata of a screen for search engines and link previews. */
export interface PageSeo {
  /** The title without the shop's name; null for the home page, which has only the name. */
  readonly title: string | null;
  readonly description: string;
  /** The canonical path of the screen, with the query if it makes a separate page. */
  readonly path: string;
  readonly indexable: boolean;
  /** Whether robots follow the links of a page that is not indexed. */
  readonly isFollowed?: boolean;
  readonly type?: 'website' | 'product' | 'article';
  readonly image?: Preview;
  readonly jsonLd?: readonly JsonLdObject[];
}

export type JsonLdObject = Readonly<Record<string, unknown>>;

/** The length at which search engines truncate a description. */
const descriptionMax = 120;

/**
 * Makes a route's `meta`: title, description, canonical URL, robots, Open Graph and structured data. A page without
 * data (an error) is not indexed and has the shop's name as its title.
 */
export function pageMeta<Data>(
  describe: (args: {
    readonly data: Data;
    readonly frame: FrameData;
    readonly url: URL;
    readonly copyOf: CopyOf;
  }) => PageSeo,
) {
  // A hook: the router calls `meta` while it renders the head.
  return function useMeta({ loaderData, matches, location, error }: MetaArgs): MetaDescriptor[] {
    const copyOf = useCopyOf();
    const frame = rootData(matches);
    if (!frame) return [noIndex];
    if (error || loaderData === undefined) return [{ title: frame.settings.SITE.NAME }, noIndex];
    // `meta` gets the data of its route's loader.
    const data = loaderData as Data;
    return metaOf(
      describe({
        data,
        frame,
        url: new URL(`${location.pathname}${location.search}`, frame.settings.SITE.URL),
        copyOf,
      }),
      frame,
    );
  };
}

/** Returns the channel's copy of an area. */
export type CopyOf = ReturnType<typeof useCopyOf>;

const noIndex = { name: 'robots', content: 'noindex, nofollow' };

/** The tags of one page. */
export function metaOf(
  { title, description, path, indexable, isFollowed, type = 'website', image, jsonLd = [] }: PageSeo,
  { settings: { SITE } }: FrameData,
): MetaDescriptor[] {
  const fullTitle = title === null ? SITE.NAME : `${title} | ${SITE.NAME}`;
  const text = shorten(description);
  const canonical = new URL(path, SITE.URL).href;
  return [
    { title: withoutJoiners(fullTitle) },
    { name: 'description', content: text },
    indexable
      ? { tagName: 'link', rel: 'canonical', href: canonical }
      : isFollowed
        ? { name: 'robots', content: 'noindex, follow' }
        : noIndex,
    ...(import.meta.env.SSR
      ? previewTags({ title: withoutJoiners(title ?? SITE.NAME), text, canonical, type, image }, SITE)
      : []),
    ...jsonLd.map((object) => ({ 'script:ld+json': { '@context': 'https://schema.org', ...object } })),
  ];
}

interface Previewed extends Pick<PageSeo, 'type' | 'image'> {
  readonly title: string;
  readonly text: string;
  readonly canonical: string;
}

/** Address of the shop's mark and its pixels; the manifest names the same file. */
const shopMark = { href: '/icon-512.png', width: 512, height: 512 };

/** Returns the tags of link previews; only in documents, since preview services run no scripts. */
function previewTags(
  { title, text, canonical, type, image }: Previewed,
  { NAME, URL: origin, SHARE }: FrameData['settings']['SITE'],
): MetaDescriptor[] {
  const large = image ?? SHARE;
  // Without either it is the shop's mark, which is square and small.
  const { href, width, height, alt } = large ?? { ...shopMark, alt: NAME };
  return [
    { property: 'og:type', content: type },
    { property: 'og:locale', content: 'ja_JP' },
    { property: 'og:site_name', content: NAME },
    { property: 'og:title', content: title },
    { property: 'og:description', content: text },
    { property: 'og:url', content: canonical },
    { name: 'twitter:card', content: large ? 'summary_large_image' : 'summary' },
    { property: 'og:image', content: new URL(href, origin).href },
    { property: 'og:image:width', content: String(width) },
    { property: 'og:image:height', content: String(height) },
    { property: 'og:image:alt', content: alt },
  ];
}

function rootData(matches: MetaArgs['matches']): FrameData | undefined {
  // The root loader is the shell's own, see apps/storefront/app/root.tsx.
  return matches.find((match) => match?.id === 'root')?.loaderData as FrameData | undefined;
}

function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const characters = [...line];
  return characters.length <= descriptionMax ? line : `${characters.slice(0, descriptionMax - 1).join('')}…`;
}
