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
  const seen = { runs: 0 };
  const run = async () => {
    seen.runs += 1;
    if (seen.runs <= silent) throw open;
    if (answer instanceof Error) throw answer;
    return answer;
  };
  return { seen, run };
}

describe('a response that may have been lost', () => {
  it('is requested again automatically until it arrives', async () => {
    const { seen, run } = shop(3);
    expect(await inquiry([1, 1, 1]).run(run, signal)).toBe('order');
    expect(seen.runs).toBe(4);
    expect(reported).toEqual(['confirming', 'confirming', 'confirming', 'quiet']);
  });

  it('is requested automatically a limited number of times, and again when the shopper retries', async () => {
    const { seen, run } = shop(4);
    const inquiryOf = inquiry([1]);
    const found = inquiryOf.run(run, signal);
    await expect.poll(() => reported.at(-1)).toBe('stalled');
    expect(seen.runs).toBe(2);
    inquiryOf.again();
    expect(reported.at(-1)).toBe('confirming');
    await expect.poll(() => reported.at(-1)).toBe('stalled');
    expect(seen.runs).toBe(4);
    inquiryOf.again();
    expect(await found).toBe('order');
    expect(reported.at(-1)).toBe('quiet');
  });

  it('is not requested again when it arrived at once or was a refusal', async () => {
    expect(await inquiry([1]).run(shop(0).run, signal)).toBe('order');
    const refused = new Error('declined');
    await expect(inquiry([1]).run(shop(1, refused).run, signal)).rejects.toBe(refused);
    expect(reported).toEqual(['confirming', 'quiet']);
  });

  it('is not requested after the shopper leaves the screen', async () => {
    const screen = new AbortController();
    const { seen, run } = shop(9);
    const ended = expect(inquiry([60_000]).run(run, screen.signal)).rejects.toBe(open);
    await expect.poll(() => reported.at(-1)).toBe('confirming');
    screen.abort();
    await ended;
    expect(seen.runs).toBeLessThanOrEqual(2);
    expect(reported.at(-1)).toBe('quiet');
  });
});
