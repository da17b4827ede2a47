/** Key of the inquiry category under which printed catalogues are asked for. */
export const CATALOG_INQUIRY = 'catalog';
