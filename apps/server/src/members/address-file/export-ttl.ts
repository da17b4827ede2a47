/** How long a written address file can be fetched, in milliseconds. */
export const EXPORT_TTL_MS = 10 * 60_000;
