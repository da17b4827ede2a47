import { expect, it } from 'vitest';
import { sendOnce, type SendOnce } from './send-once.ts';

interface Question {
  readonly body: string;
}

const steps = { form: '/contact/', check: '/contact/confirm/', complete: '/contact/complete/' };

/** A browser tab, and a server that saves a request under its key, even if its response is lost. */
function scene() {
  const stored = new Map<string, string>();
  // A fake of sessionStorage with the three methods that these screens use.
  const storage = {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => void stored.set(name, text),
    removeItem: (name: string) => void stored.delete(name),
  } as Storage;
  const received = new Map<string, Question>();
  const line = { isDown: false };
  const post = async (values: Question, key: string) => {
    if (!received.has(key)) received.set(key, values);
    if (line.isDown) throw new Error('no answer');
    return `Q-${[...received.keys()].indexOf(key) + 1}`;
  };
  const open = (): SendOnce<Question, string> => sendOnce<Question, string>(steps, storage);
  return { kept: stored, received, line, post, open, once: open() };
}

/** Returns the URL to which a loader redirects. */
function redirectOf(read: () => unknown): string | null {
  try {
    read();
  } catch (error) {
    if (error instanceof Response) return error.headers.get('location');
  }
  return null;
}

it('nobody can jump to a later step', () => {
  const { once } = scene();
  expect(redirectOf(once.prepared)).toBe(steps.form);
  expect(redirectOf(once.receipt)).toBe(steps.form);
});

it('what was prepared survives a reload with its key', () => {
  const { once, open } = scene();
  once.prepare({ body: '桐箱はありますか' });
  expect(open().prepared()).toEqual(once.prepared());
});

it('the way back and on again keeps the key of the same words, and other words get another', () => {
  const { once } = scene();
  const keyOf = (body: string) => {
    once.prepare({ body });
    return once.prepared().key;
  };
  const first = keyOf('桐箱はありますか');
  expect(keyOf('桐箱はありますか')).toBe(first);
  expect(keyOf('木箱はありますか')).not.toBe(first);
});

it('pressing twice sends once', async () => {
  const { once, received, post } = scene();
  once.prepare({ body: 'a' });
  let calls = 0;
  const work = (values: Question, key: string) => {
    calls += 1;
    return post(values, key);
  };
  await Promise.all([once.send(work), once.send(work)]);
  expect([calls, received.size]).toEqual([1, 1]);
});

it('a lost answer is asked for with the same key, also after a reload, and the server keeps one', async () => {
  const { once, open, line, received, post } = scene();
  once.prepare({ body: 'a' });
  line.isDown = true;
  await expect(once.send(post)).rejects.toThrow('no answer');
  line.isDown = false;
  const reloaded = open();
  await reloaded.send(post);
  expect(received.size).toBe(1);
  expect(reloaded.receipt()).toBe('Q-1');
});

it('the end survives a reload and never sends again; what was typed is forgotten', async () => {
  const { once, open, kept: stored, received, post } = scene();
  stored.set(`draft:${steps.form}`, '{"savedAt":0,"values":{"body":"a"}}');
  once.prepare({ body: 'a' });
  await once.send(post);
  const reloaded = open();
  expect(reloaded.receipt()).toBe('Q-1');
  expect(redirectOf(reloaded.prepared)).toBe(steps.complete);
  const thrown = await reloaded.send(post).catch((error: unknown) => error);
  expect(thrown).toBeInstanceOf(Response);
  expect(received.size).toBe(1);
  expect([...stored].filter(([, text]) => text.includes('"a"'))).toEqual([]);
});

it('a second question begins anew', async () => {
  const { once, received, post } = scene();
  once.prepare({ body: 'a' });
  await once.send(post);
  once.prepare({ body: 'a' });
  await once.send(post);
  expect(received.size).toBe(2);
  expect(once.receipt()).toBe('Q-2');
});

it('what another hand left broken in the tab is as if nothing was there', () => {
  for (const text of ['{"values":', '5', '"words"', '[]', 'null']) {
    const { kept: stored, once } = scene();
    once.prepare({ body: '桐箱はありますか' });
    for (const name of stored.keys()) stored.set(name, text);
    expect(redirectOf(once.prepared), text).toBe(steps.form);
    expect(once.findReceipt(), text).toBeNull();
  }
});
