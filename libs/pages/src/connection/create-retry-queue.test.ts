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
/** Lets everything that is ready go on. */
const turn = () => new Promise((resolve) => setImmediate(resolve));

describe('work that a lost connection has stopped', () => {
  it('waits until it is tried again, and then goes on', async () => {
    const result = retryQueue.retryLater(tries('page').work, lost, new AbortController().signal);
    await turn();
    expect(state()).toBe('waiting');
    retryQueue.again();
    expect(state()).toBe('trying');
    expect(await result).toBe('page');
    expect(state()).toBe('fine');
  });

  it('waits again when the connection is still lost, without a moment in between', async () => {
    const result = retryQueue.retryLater(tries(lost, 'page').work, lost);
    await turn();
    retryQueue.again();
    await turn();
    expect(reported.slice(-2)).toEqual(['trying', 'waiting']);
    retryQueue.again();
    expect(await result).toBe('page');
  });

  it('is tried at once when it was begun before the line came back', async () => {
    retryQueue.again();
    expect(await retryQueue.retryLater(tries('page').work, lost)).toBe('page');
    expect(reported).not.toContain('waiting');
  });

  it('is tried at once when the line comes back while its failure is looked into', async () => {
    const answered = Promise.withResolvers<boolean>();
    retryQueue = createRetryQueue({ isLost: () => answered.promise, onChange: (state) => reported.push(state) });
    const result = retryQueue.retryLater(tries('page').work, lost);
    retryQueue.again();
    answered.resolve(true);
    expect(await result).toBe('page');
  });

  it('fails with what trying again cannot help', async () => {
    const refused = new Error('404');
    await expect(retryQueue.retryLater(tries().work, refused)).rejects.toBe(refused);
    const result = retryQueue.retryLater(tries(refused).work, lost);
    await turn();
    retryQueue.again();
    await expect(result).rejects.toBe(refused);
    expect(state()).toBe('fine');
  });

  it('ends with its navigation', async () => {
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

  it('does not begin to wait for a navigation that has ended', async () => {
    await expect(retryQueue.retryLater(tries('page').work, lost, AbortSignal.abort())).rejects.toBe(lost);
    expect(state()).toBe('fine');
  });

  it('is tried all at once, and the reader is told until the last of it is there', async () => {
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

describe("a route's file, which no signal ends", () => {
  it('waits in silence once its navigation is over, and goes on with the next one that may need it', async () => {
    const result = retryQueue.retryLater(tries('file').work, lost);
    await turn();
    retryQueue.leave();
    expect(state()).toBe('fine');
    retryQueue.wake();
    expect(await result).toBe('file');
    expect(reported).not.toContain('trying');
  });

  it('is told of when the next navigation misses it too', async () => {
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
