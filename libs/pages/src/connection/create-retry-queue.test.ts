import { beforeEach, describe, expect, it } from 'vitest';
import type { ConnectionState } from './connection.ts';
import { createRetryQueue, type RetryQueue } from './create-retry-queue.ts';

const lost = new Error('lost');
let reported: ConnectionState[];
let retryQueue: RetryQueue;

beforeEach(() => {
  reported = [];
  retryQueue = createRetryQueue({
    isLost: async (failure) => failure === lost,
    onChange: (state) => reported.push(state),
  });
});

/** Work with the listed outcomes, one per attempt: an error is thrown, anything else is the result. */
function tries(...outcomes: readonly unknown[]) {
  const left = [...outcomes];
  const work = async () => {
    const outcome = left.shift();
    if (outcome instanceof Error) throw outcome;
    return outcome;
  };
  return { work, left };
}

const state = () => reported.at(-1) ?? 'fine';
/** Lets pending promises settle. */
const turn = () => new Promise((resolve) => setImmediate(resolve));

describe('work that failed with a lost connection', () => {
  it('waits until the retry, and then continues', async () => {
    const result = retryQueue.retryLater(tries('page').work, lost, new AbortController().signal);
    await turn();
    expect(state()).toBe('waiting');
    retryQueue.again();
    expect(state()).toBe('trying');
    expect(await result).toBe('page');
    expect(state()).toBe('fine');
  });

  it('waits again when the connection is still lost, without reporting success in between', async () => {
    const result = retryQueue.retryLater(tries(lost, 'page').work, lost);
    await turn();
    retryQueue.again();
    await turn();
    expect(reported.slice(-2)).toEqual(['trying', 'waiting']);
    retryQueue.again();
    expect(await result).toBe('page');
  });

  it('is retried at once when it was started before the connection returned', async () => {
    retryQueue.again();
    expect(await retryQueue.retryLater(tries('page').work, lost)).toBe('page');
    expect(reported).not.toContain('waiting');
  });

  it('is retried at once when the connection returns while its failure is checked', async () => {
    const answered = Promise.withResolvers<boolean>();
    retryQueue = createRetryQueue({ isLost: () => answered.promise, onChange: (state) => reported.push(state) });
    const result = retryQueue.retryLater(tries('page').work, lost);
    retryQueue.again();
    answered.resolve(true);
    expect(await result).toBe('page');
  });

  it('fails with an error that a retry cannot solve', async () => {
    const refused = new Error('404');
    await expect(retryQueue.retryLater(tries().work, refused)).rejects.toBe(refused);
    const result = retryQueue.retryLater(tries(refused).work, lost);
    await turn();
    retryQueue.again();
    await expect(result).rejects.toBe(refused);
    expect(state()).toBe('fine');
  });

  it('fails when its navigation is aborted', async () => {
    const navigation = new AbortController();
    const { work, left } = tries(lost, 'page');
    const ended = expect(retryQueue.retryLater(work, lost, navigation.signal)).rejects.toBe(lost);
    await turn();
    navigation.abort();
    await ended;
    expect(state()).toBe('fine');
    retryQueue.again();
    expect(left).toHaveLength(1);
  });

  it('does not wait for a navigation that is already aborted', async () => {
    await expect(retryQueue.retryLater(tries('page').work, lost, AbortSignal.abort())).rejects.toBe(lost);
    expect(state()).toBe('fine');
  });

  it('is retried all at once, and reported until the last of it has finished', async () => {
    const slow = Promise.withResolvers<string>();
    const both = [retryQueue.retryLater(tries('quick').work, lost), retryQueue.retryLater(() => slow.promise, lost)];
    await turn();
    retryQueue.again();
    await both[0];
    await turn();
    expect(state()).toBe('trying');
    slow.resolve('slow');
    expect(await Promise.all(both)).toEqual(['quick', 'slow']);
    expect(state()).toBe('fine');
  });
});

describe("a route's file, which has no abort signal", () => {
  it('waits without a report after its navigation has ended, and is retried by the next navigation', async () => {
    const result = retryQueue.retryLater(tries('file').work, lost);
    await turn();
    retryQueue.leave();
    expect(state()).toBe('fine');
    retryQueue.wake();
    expect(await result).toBe('file');
    expect(reported).not.toContain('trying');
  });

  it('is reported when the retry of the next navigation fails too', async () => {
    const result = retryQueue.retryLater(tries(lost, 'file').work, lost);
    await turn();
    retryQueue.leave();
    retryQueue.wake();
    await turn();
    expect(state()).toBe('waiting');
    retryQueue.again();
    expect(await result).toBe('file');
  });
});
