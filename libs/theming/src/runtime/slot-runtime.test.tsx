import { Suspense, useId, type ReactNode } from 'react';
import { renderToReadableStream, renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { replace, wrap, type ThemeDef } from '../define.ts';
import { slot } from './slot.tsx';
import { SlotProvider } from './slot-provider.tsx';
import { forgetSlots, SlotRuntime, type SlotSource } from './slot-runtime.tsx';

interface WordProps {
  readonly text: string;
}
const word = (name: string) => ({ default: ({ text }: WordProps) => <i>{`${name}:${text}`}</i> });
const frame = (name: string) => ({
  default: ({ Original, text }: WordProps & { readonly Original: (props: WordProps) => ReactNode }) => (
    <b title={name}>
      <Original text={`${text}!`} />
    </b>
  ),
});
const gone = () => Promise.reject(new Error('404'));

/** Returns the layer of a test; its slots have other props than the shop's. */
const layer = (name: string, components: Record<string, unknown>) => ({ name, components }) as unknown as ThemeDef;
const simple = layer('simple', {
  Header: replace(async () => word('simple'), 'simple/header'),
  Footer: replace(async () => word('simple foot')),
});
const Header = slot('Header') as unknown as (props: WordProps) => ReactNode;

async function html(runtime: SlotRuntime, node: ReactNode): Promise<string> {
  const stream = await renderToReadableStream(<SlotProvider runtime={runtime}>{node}</SlotProvider>);
  await stream.allReady;
  return new Response(stream).text();
}

const chainOf = async (source: SlotSource) => {
  const runtime = new SlotRuntime(source);
  await runtime.preload(['Header']);
  return html(runtime, <Header text="a" />);
};

beforeEach(forgetSlots);

describe('the chain of a slot', () => {
  it('falls back to Simple when a theme has no component', async () => {
    expect(await chainOf({ layers: [layer('fle', {}), simple] })).toContain('<i>simple:a</i>');
  });

  it('ends at the first layer that replaces the slot', async () => {
    const fle = layer('fle', { Header: replace(async () => word('fle')) });
    expect(await chainOf({ layers: [fle, simple] })).toContain('<i>fle:a</i>');
    expect(new SlotRuntime({ layers: [fle, simple] }).chain('Header')).toHaveLength(1);
  });

  it('passes the overridden component to each wrap, through every layer', async () => {
    const depa = layer('depa', { Header: wrap(async () => frame('depa')) });
    const ass = layer('ass', { Header: wrap(async () => frame('ass')) });
    expect(await chainOf({ layers: [depa, ass, simple] })).toContain(
      '<b title="depa"><b title="ass"><i>simple:a!!</i></b></b>',
    );
  });

  it('lets a variant replace a component that its theme wraps', async () => {
    const depa = layer('depa', { Header: replace(async () => word('depa')) });
    const ass = layer('ass', { Header: wrap(async () => frame('ass')) });
    expect(await chainOf({ layers: [depa, ass, simple] })).toContain('<i>depa:a</i>');
  });

  it('loads the deferred definitions of a layer when no layer defines the slot directly', async () => {
    const late = { ...layer('simple', {}), deferred: async () => simple.components };
    const fle = layer('fle', { Header: wrap(async () => frame('fle')) });
    expect(await chainOf({ layers: [fle, late] })).toContain('<b title="fle"><i>simple:a!</i></b>');
    expect(new SlotRuntime({ layers: [simple, { ...late, deferred: gone }] }).chain('Header')).toHaveLength(1);
  });

  it('fails with its name when no layer defines it, not even deferred', async () => {
    const runtime = new SlotRuntime({ layers: [{ ...layer('simple', {}), deferred: async () => ({}) }] });
    await expect(runtime.preload(['Header'])).rejects.toThrow('no theme has a component for <Header>');
  });

  it('builds a component once, so that the state below it is preserved', async () => {
    const fle = layer('fle', { Header: wrap(async () => frame('fle')) });
    const runtime = new SlotRuntime({ layers: [fle, simple] });
    await runtime.preload(['Header']);
    const { component } = runtime.record('Header');
    expect(new SlotRuntime({ layers: [fle, simple] }).record('Header').component).toBe(component);
  });
});

describe('a component that cannot be fetched', () => {
  it('falls back to the next layer and is reported', async () => {
    const reports: string[] = [];
    const fle = layer('fle', { Header: wrap(gone) });
    const page = await chainOf({
      layers: [fle, simple],
      onLoadError: async (_error, name, slotName) => void reports.push(`${name}/${slotName}`),
    });
    expect(page).toContain('<i>simple:a</i>');
    expect(reports).toEqual(['fle/Header']);
  });

  it('fails the preload on the server', async () => {
    const runtime = new SlotRuntime({ layers: [layer('fle', { Header: replace(gone) }), simple] });
    await expect(runtime.preload(['Header'])).rejects.toThrow('404');
  });

  it('is fetched again by the next preload', async () => {
    let calls = 0;
    const fle = layer('fle', { Header: replace(() => (++calls === 1 ? gone() : Promise.resolve(word('fle')))) });
    const runtime = new SlotRuntime({ layers: [fle, simple] });
    await expect(runtime.preload(['Header'])).rejects.toThrow('404');
    await runtime.preload(['Header']);
    expect(await html(runtime, <Header text="a" />)).toContain('<i>fle:a</i>');
  });
});

describe('a slot', () => {
  const firstRender = (runtime: SlotRuntime) =>
    renderToString(
      <SlotProvider runtime={runtime}>
        <Suspense fallback="waiting">
          <Header text="a" />
        </Suspense>
      </SlotProvider>,
    );

  it('is rendered at once after its preload', async () => {
    const runtime = new SlotRuntime({ layers: [simple] });
    await runtime.preload(['Header']);
    expect(firstRender(runtime)).toContain('<i>simple:a</i>');
  });

  it('suspends without a preload until it is loaded', async () => {
    expect(firstRender(new SlotRuntime({ layers: [simple] }))).toContain('waiting');
    forgetSlots();
    expect(await html(new SlotRuntime({ layers: [simple] }), <Header text="a" />)).toContain('<i>simple:a</i>');
  });
});

describe('what the server preloads', () => {
  it('includes the styles and scripts of every component in the chain, and the slot once', async () => {
    const fle = layer('fle', { Header: wrap(async () => frame('fle'), 'fle/header') });
    const assetsOf = (id: string) => ({ js: [`/${id}.js`], css: [`/${id}.css`] });
    const runtime = new SlotRuntime({ layers: [fle, simple], assetsOf });
    await runtime.preload(['Header']);
    const page = await html(runtime, [<Header key="1" text="a" />, <Header key="2" text="b" />]);
    for (const id of ['fle/header', 'simple/header']) {
      expect(page.match(new RegExp(`rel="stylesheet" href="/${id}.css"`, 'g'))).toHaveLength(1);
      expect(page).toContain(`href="/${id}.js"`);
    }
    expect(page.match(/<meta name="slot" content="Header"/g)).toHaveLength(1);
  });

  it('includes the styles with the breakpoints of the channel, even after another channel rendered the slot', async () => {
    const assetsOf = (id: string) => ({ js: [], css: [`/assets/${id.slice(0, 5)}.css`] });
    expect(await chainOf({ layers: [simple], assetsOf })).toContain('href="/assets/simpl.css"');
    expect(await chainOf({ layers: [simple], assetsOf, breakpoints: '480-1100' })).toContain(
      'href="/assets/480-1100/simpl.css"',
    );
  });
});

it('replaces the breakpoints in media conditions with those of the channel', () => {
  const conditions = (breakpoints: string | null) =>
    new SlotRuntime({ layers: [], breakpoints }).mediaConditions('(width >= 960px) 60rem, 100vw');
  expect(conditions('480-1100')).toBe('(width >= 1100px) 60rem, 100vw');
  expect(conditions(null)).toBe('(width >= 960px) 60rem, 100vw');
});

it('does not mix a thousand interleaved pages of two themes', async () => {
  const fle = layer('fle', { Header: replace(async () => word('fle')) });
  const pages = await Promise.all(
    Array.from({ length: 1000 }, async (_, index) => {
      const layers = index % 2 === 0 ? [simple] : [fle, simple];
      const runtime = new SlotRuntime({ layers });
      await runtime.preload(['Header']);
      return html(runtime, <Header text={String(index)} />);
    }),
  );
  pages.forEach((page, index) => expect(page).toContain(`<i>${index % 2 === 0 ? 'simple' : 'fle'}:${index}</i>`));
});

describe('ids generated below a slot', () => {
  afterEach(() => vi.unstubAllEnvs());

  function Field() {
    return <input id={useId()} />;
  }
  const idOf = async () => {
    const theme = layer('simple', { Header: replace(async () => ({ default: () => <Field /> }), 'simple/header') });
    return /id="([^"]+)"/.exec(
      await chainOf({ layers: [theme], assetsOf: () => ({ js: ['/a.js'], css: ['/a.css'] }) }),
    )?.[1];
  };

  it('are the same on the server and in the browser', async () => {
    vi.stubEnv('SSR', true);
    const onServer = await idOf();
    forgetSlots();
    vi.stubEnv('SSR', false);
    expect(await idOf()).toBe(onServer);
    expect(onServer).toBeDefined();
  });
});
