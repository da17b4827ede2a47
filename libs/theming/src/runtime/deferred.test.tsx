import { Suspense, type ReactNode } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { replace, type ThemeDef } from '../define.ts';
import { deferred } from './deferred.tsx';
import { deferredSlot } from './slot.tsx';
import { SlotProvider } from './slot-provider.tsx';
import { forgetSlots, SlotRuntime } from './slot-runtime.tsx';

const page = new EventTarget();
const listen = vi.fn(page.addEventListener.bind(page));

/** Fires the browser's `online` event, once it was awaited `times` times. */
async function onlineAgain(times: number): Promise<void> {
  await vi.waitFor(() => expect(listen).toHaveBeenCalledTimes(times));
  page.dispatchEvent(new Event('online'));
}

/** Returns a loader that resolves after this many failures. */
function reachedAfter<T>(failures: number, module: T): () => Promise<T> {
  let left = failures;
  return async () => {
    if (left === 0) return module;
    left -= 1;
    throw new TypeError('Failed to fetch dynamically imported module');
  };
}

/** Renders like a browser; the second promise resolves with the whole document. */
async function render(node: ReactNode) {
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
  it('a deferred part waits for the connection, and the page does not fail', async () => {
    const Part = deferred(reachedAfter(2, () => <i>there</i>));
    const { failed, whole } = await render(<Part />);
    await onlineAgain(1);
    await onlineAgain(2);
    expect(await whole).toContain('<i>there</i>');
    expect(failed).not.toHaveBeenCalled();
  });

  it('a deferred slot also waits for the connection', async () => {
    // The slot is requested twice before anything waits: at the first render, and after it failed.
    const load = reachedAfter(2, { default: () => <i>foot</i> });
    const simple = { name: 'simple', components: { Footer: replace(load) } } as unknown as ThemeDef;
    const runtime = new SlotRuntime({ layers: [simple], onLoadError: (error) => Promise.reject(error as Error) });
    const Footer = deferredSlot('Footer') as unknown as () => ReactNode;
    const { failed, whole } = await render(
      <SlotProvider runtime={runtime}>
        <Footer />
      </SlotProvider>,
    );
    await onlineAgain(1);
    expect(await whole).toContain('<i>foot</i>');
    expect(failed).not.toHaveBeenCalled();
  });
});
