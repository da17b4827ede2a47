/** The id of the structured data, which only a document has; the browser removes it by this id. */
export const structuredDataId = 'ld';
