import { frameCopy } from '@shop/copy';
import { forgetSlots, SlotProvider, SlotRuntime, type SlotSource } from '@shop/theming';
import { renderToReadableStream } from 'react-dom/server';
import { beforeEach, describe, expect, it } from 'vitest';
import { ErrorScreen } from './error-screen.tsx';

const texts = [frameCopy.errorHeading, frameCopy.errorText, frameCopy.backToTop];

/** Renders the screen in a theme whose error page is loaded by `file`. */
async function render(file: () => Promise<unknown>): Promise<string> {
  const layer = { name: 'simple', components: { ErrorPage: { kind: 'replace', id: undefined, load: file } } };
  const runtime = new SlotRuntime({ layers: [layer] } as unknown as SlotSource);
  await runtime.preload(['ErrorPage']).catch(() => undefined);
  const stream = await renderToReadableStream(
    <SlotProvider runtime={runtime}>
      <ErrorScreen status={500} isLogin={false} />
    </SlotProvider>,
  );
  await stream.allReady;
  return new Response(stream).text();
}

beforeEach(forgetSlots);

describe('the error page', () => {
  it('is rendered by the theme', async () => {
    expect(
      await render(async () => ({ default: ({ heading }: { readonly heading: string }) => <b>{heading}</b> })),
    ).toContain(`<b>${frameCopy.errorHeading}</b>`);
  });

  it('shows its text and the link home when its own file is missing', async () => {
    const html = await render(() => Promise.reject(new Error('404')));
    for (const text of texts) expect(html).toContain(text);
    expect(html).toContain('<a href="/">');
  });
});
