/** `waiting`: something that a change of page needs could not be fetched; `trying`: it is being fetched again. */
export type ConnectionState = 'fine' | 'waiting' | 'trying';

/** Whether a change of page waits for the connection, in this browser page. `tellConnection` alone changes it. */
export const connection = { state: 'fine' as ConnectionState, watchers: new Set<() => void>() };
