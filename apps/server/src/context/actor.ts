/** Who sends the request. The shop knows two states of visitors (spec §6). */
export type Actor = { kind: 'guest' } | { kind: 'member'; userId: string; sessionId: string };

export const guest: Actor = { kind: 'guest' };
