/** How long a file that is attached to nothing is stored. */
export const UPLOAD_TTL_MS = 24 * 60 * 60_000;
