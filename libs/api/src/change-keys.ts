import { ApiFailure } from './api-failure.ts';

/** Sends changes under keys that make each happen once. */
export interface ChangeKeys {
  /**
   * Sends a change under a key: the same as before when the answer to the same change was lost, a new one otherwise. `name` says
   * what is changed and to what.
   */
  send<T>(name: string, request: (key: string) => Promise<T>): Promise<T>;
}

/** Remembers the keys of changes that got no answer, until another change brings one: the shopper then sees what came of them. */
export function createChangeKeys(): ChangeKeys {
  const unanswered = new Map<string, string>();
  return {
    send: async (name, request) => {
      const key = unanswered.get(name) ?? newKey();
      try {
        const answer = await request(key);
        unanswered.clear();
        return answer;
      } catch (failure) {
        if (isUnanswered(failure)) unanswered.set(name, key);
        else unanswered.delete(name);
        throw failure;
      }
    },
  };
}

/** Whether the change may have happened: no answer came, or one of a proxy that got none. */
function isUnanswered(failure: unknown): boolean {
  return failure instanceof ApiFailure && (failure.kind !== 'http' || failure.status >= 502);
}

// `randomUUID` exists in secure contexts only.
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
