import type { StaticPageUrl } from '@shop/api';
import { paths } from '@shop/constants';

/** Address of a static page. */
export const pageAddress = ({ path }: Pick<StaticPageUrl, 'path'>): string => `${path.replace(/\/+$/, '')}/`;

/** Returns the path of a product page as Markdown, in the form that llmstxt.org proposes. */
export const productMarkdownPath = (key: string): string => `${paths.product(key)}index.html.md`;
