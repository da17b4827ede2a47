/** Elements after which words begin on a new line. */
export const endsLine = ['br', 'p', 'li', 'div', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const;

/** Elements whose content is no words. */
export const silent = ['script', 'style'] as const;
