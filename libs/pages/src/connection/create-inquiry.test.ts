import { beforeEach, describe, expect, it } from 'vitest';
import { createInquiry, type InquiryState } from './create-inquiry.ts';

const open = new Error('open');
const { signal } = new AbortController();

let reported: InquiryState[] = [];
beforeEach(() => {
  reported = [];
});

const inquiry = (pauses: readonly number[]) =>
  createInquiry({ isOpen: (failure) => failure === open, onChange: (state) => reported.push(state), pauses });

/** Fails without a response `silent` times, then returns `answer`. */
function shop(silent: number, answer: string | Error = 'order') {
  const seen = { asked: 0 };
  const ask = async () => {
    seen.asked += 1;
    if (seen.asked <= silent) throw open;
    if (answer instanceof Error) throw answer;
    return answer;
  };
  return { seen, ask };
}

describe('an answer that may have been lost', () => {
  it('is asked for again by itself until it is there', async () => {
    const { seen, ask } = shop(3);
    expect(await inquiry([1, 1, 1]).ask(ask, signal)).toBe('order');
    expect(seen.asked).toBe(4);
    expect(reported).toEqual(['asking', 'asking', 'asking', 'quiet']);
  });

  it('is not asked for without end, but when the shopper says so, and then by itself as at first', async () => {
    const { seen, ask } = shop(4);
    const asking = inquiry([1]);
    const found = asking.ask(ask, signal);
    await expect.poll(() => reported.at(-1)).toBe('stalled');
    expect(seen.asked).toBe(2);
    asking.again();
    expect(reported.at(-1)).toBe('asking');
    await expect.poll(() => reported.at(-1)).toBe('stalled');
    expect(seen.asked).toBe(4);
    asking.again();
    expect(await found).toBe('order');
    expect(reported.at(-1)).toBe('quiet');
  });

  it('is not asked for again when it was there at once, or was a refusal', async () => {
    expect(await inquiry([1]).ask(shop(0).ask, signal)).toBe('order');
    const refused = new Error('declined');
    await expect(inquiry([1]).ask(shop(1, refused).ask, signal)).rejects.toBe(refused);
    expect(reported).toEqual(['asking', 'quiet']);
  });

  it('is not asked for on a screen that was left', async () => {
    const screen = new AbortController();
    const { seen, ask } = shop(9);
    const ended = expect(inquiry([60_000]).ask(ask, screen.signal)).rejects.toBe(open);
    await expect.poll(() => reported.at(-1)).toBe('asking');
    screen.abort();
    await ended;
    expect(seen.asked).toBeLessThanOrEqual(2);
    expect(reported.at(-1)).toBe('quiet');
  });
});
