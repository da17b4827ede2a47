/** Returns the schema of a text that a person must give: not empty, and not only spaces. */
export const typedText = (maxLength: number) => ({ type: 'string', minLength: 1, maxLength, pattern: '\\S' }) as const;
