/** How long a file stays that nothing has taken up. */
export const UPLOAD_LIFE_MS = 24 * 60 * 60_000;
