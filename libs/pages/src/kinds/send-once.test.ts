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
  return { stored, received, line, post, open, once: open() };
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

it('a user cannot skip to a later step', () => {
  const { once } = scene();
  expect(redirectOf(once.prepared)).toBe(steps.form);
  expect(redirectOf(once.receipt)).toBe(steps.form);
});

it('a prepared request persists across a reload with its key', () => {
  const { once, open } = scene();
  once.prepare({ body: '桐箱はありますか' });
  expect(open().prepared()).toEqual(once.prepared());
});

it('going back and forward preserves the key of the same text, and another text gets another key', () => {
  const { once } = scene();
  const keyOf = (body: string) => {
    once.prepare({ body });
    return once.prepared().key;
  };
  const first = keyOf('桐箱はありますか');
  expect(keyOf('桐箱はありますか')).toBe(first);
  expect(keyOf('木箱はありますか')).not.toBe(first);
});

it('a double click sends once', async () => {
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

it('a lost response is requested again with the same key, also after a reload, and is saved once', async () => {
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

it('the receipt persists across a reload and is never sent again; the typed text is deleted', async () => {
  const { once, open, stored, received, post } = scene();
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

it('a second question gets a new key', async () => {
  const { once, received, post } = scene();
  once.prepare({ body: 'a' });
  await once.send(post);
  once.prepare({ body: 'a' });
  await once.send(post);
  expect(received.size).toBe(2);
  expect(once.receipt()).toBe('Q-2');
});

it('invalid data in the storage of the tab is ignored', () => {
  for (const text of ['{"values":', '5', '"words"', '[]', 'null']) {
    const { stored, once } = scene();
    once.prepare({ body: '桐箱はありますか' });
    for (const name of stored.keys()) stored.set(name, text);
    expect(redirectOf(once.prepared), text).toBe(steps.form);
    expect(once.findReceipt(), text).toBeNull();
  }
});
