/** The element of the structured data that a document alone carries; the browser takes it out by this name. */
export const structuredDataId = 'ld';
