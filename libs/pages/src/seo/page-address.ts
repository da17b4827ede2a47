import type { StaticPageUrl } from '@shop/api';

/** Address of a static page. */
export const pageAddress = ({ path }: Pick<StaticPageUrl, 'path'>): string => `${path.replace(/\/+$/, '')}/`;
