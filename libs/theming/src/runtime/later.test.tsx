import { Suspense, type ReactNode } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { replace, type ThemeDef } from '../define.ts';
import { later } from './later.tsx';
import { laterSlot } from './slot.tsx';
import { SlotProvider } from './slot-provider.tsx';
import { forgetSlots, SlotRuntime } from './slot-runtime.tsx';

const page = new EventTarget();
const listen = vi.fn(page.addEventListener.bind(page));

/** The browser tells that it is connected, once somebody has waited for that `times` times. */
async function onlineAgain(times: number): Promise<void> {
  await vi.waitFor(() => expect(listen).toHaveBeenCalledTimes(times));
  page.dispatchEvent(new Event('online'));
}

/** Gives a module after as many failures. */
function reachedAfter<T>(failures: number, module: T): () => Promise<T> {
  let left = failures;
  return async () => {
    if (left === 0) return module;
    left -= 1;
    throw new TypeError('Failed to fetch dynamically imported module');
  };
}

/** Draws what a browser would; the second promise gives the whole. */
async function draw(node: ReactNode) {
  const failed = vi.fn();
  const stream = await renderToReadableStream(<Suspense fallback="so far">{node}</Suspense>, { onError: failed });
  return { failed, whole: new Response(stream).text() };
}

beforeEach(() => {
  forgetSlots();
  listen.mockClear();
  vi.stubEnv('SSR', false);
  vi.stubGlobal('addEventListener', listen);
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

describe('while the connection is lost', () => {
  it('a part that comes later is waited for, and the page does not fail with it', async () => {
    const Part = later(reachedAfter(2, () => <i>there</i>));
    const { failed, whole } = await draw(<Part />);
    await onlineAgain(1);
    await onlineAgain(2);
    expect(await whole).toContain('<i>there</i>');
    expect(failed).not.toHaveBeenCalled();
  });

  it('a slot that comes later is waited for too', async () => {
    // The slot is asked for twice before anybody waits: when it is first drawn, and when it has failed.
    const load = reachedAfter(2, { default: () => <i>foot</i> });
    const simple = { name: 'simple', components: { Footer: replace(load) } } as unknown as ThemeDef;
    const runtime = new SlotRuntime({ layers: [simple], onLoadError: (error) => Promise.reject(error as Error) });
    const Footer = laterSlot('Footer') as unknown as () => ReactNode;
    const { failed, whole } = await draw(
      <SlotProvider runtime={runtime}>
        <Footer />
      </SlotProvider>,
    );
    await onlineAgain(1);
    expect(await whole).toContain('<i>foot</i>');
    expect(failed).not.toHaveBeenCalled();
  });
});
