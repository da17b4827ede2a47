import type { MetaArgs, MetaDescriptor } from 'react-router';
import type { FrameData } from '../frame/frame-data.ts';

/** What a screen says of itself to search engines and to those who share it. */
export interface PageSeo {
  /** Without the shop's name; null for the shop's own front page, which bears the name alone. */
  readonly title: string | null;
  readonly description: string;
  /** Path of the one address under which the screen is to be found, with the query that makes it another page. */
  readonly path: string;
  readonly indexable: boolean;
  readonly type?: 'website' | 'product' | 'article';
  /** Absolute or rooted address of a picture. */
  readonly image?: string;
  readonly jsonLd?: readonly JsonLdObject[];
}

export type JsonLdObject = Readonly<Record<string, unknown>>;

/** Length after which search engines cut a description. */
const descriptionMax = 120;

/**
 * Makes a route's `meta`: title, description, canonical address, robots, Open Graph and structured data.
 * A page without its data (an error) is not indexed and bears the shop's name.
 */
export function pageMeta<Data>(
  describe: (args: { readonly data: Data; readonly frame: FrameData; readonly url: URL }) => PageSeo,
) {
  return ({ loaderData, matches, location, error }: MetaArgs): MetaDescriptor[] => {
    const frame = rootData(matches);
    if (!frame) return [noIndex];
    if (error || loaderData === undefined) return [{ title: frame.settings.SITE.NAME }, noIndex];
    // The route gives `meta` the data of its own loader.
    const data = loaderData as Data;
    return metaOf(
      describe({ data, frame, url: new URL(`${location.pathname}${location.search}`, frame.settings.SITE.URL) }),
      frame,
    );
  };
}

const noIndex = { name: 'robots', content: 'noindex, nofollow' };

/** The tags of one page. */
export function metaOf(
  { title, description, path, indexable, type = 'website', image, jsonLd = [] }: PageSeo,
  { settings: { SITE } }: FrameData,
): MetaDescriptor[] {
  const fullTitle = title === null ? SITE.NAME : `${title} | ${SITE.NAME}`;
  const text = shorten(description);
  const canonical = new URL(path, SITE.URL).href;
  return [
    { title: fullTitle },
    { name: 'description', content: text },
    indexable ? { tagName: 'link', rel: 'canonical', href: canonical } : noIndex,
    { property: 'og:type', content: type },
    { property: 'og:locale', content: 'ja_JP' },
    { property: 'og:site_name', content: SITE.NAME },
    { property: 'og:title', content: title ?? SITE.NAME },
    { property: 'og:description', content: text },
    { property: 'og:url', content: canonical },
    ...(image ? [{ property: 'og:image', content: new URL(image, SITE.URL).href }] : []),
    ...jsonLd.map((object) => ({ 'script:ld+json': { '@context': 'https://schema.org', ...object } })),
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
