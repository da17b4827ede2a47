/** The origin of the API, for code in the server bundle. Read once. */
export const apiOrigin = new URL(process.env.API_ORIGIN ?? 'http://127.0.0.1:4001').origin;
