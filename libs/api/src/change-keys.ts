import { ApiFailure } from './api-failure.ts';

/** Sends changes under idempotency keys. */
export interface ChangeKeys {
  /**
   * Sends a change under a key: the previous one if the response to the same change was lost, otherwise a new one.
   * `name` identifies the change and its values.
   */
  send<T>(name: string, request: (key: string) => Promise<T>): Promise<T>;
}

/** Saves the keys of changes without a response until another change has one: the shopper then sees their result. */
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

/** Whether the change may have been made: there was no response, or only that of a proxy. */
function isUnanswered(failure: unknown): boolean {
  return failure instanceof ApiFailure && (failure.kind !== 'http' || failure.status >= 502);
}

// `randomUUID` exists only in secure contexts.
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
