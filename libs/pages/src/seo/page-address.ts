import type { StaticPageUrl } from '@shop/api';
import { paths } from '@shop/constants';

/** Address of a static page. */
export const pageAddress = ({ path }: Pick<StaticPageUrl, 'path'>): string => `${path.replace(/\/+$/, '')}/`;

/** Address of a product's page as Markdown: what llmstxt.org gives to a page whose address names no file. */
export const productMarkdownPath = (key: string): string => `${paths.product(key)}index.html.md`;
