import { readBreakpoints, stylesheetUrl, withBreakpoints, type Breakpoints } from '@shop/constants';
import type { SlotName } from '../contract/slot-props.ts';
import type { SlotComponent, ThemeDef } from '../define.ts';

/** The URLs of what an implementation needs in the browser. */
export interface SlotAssets {
  readonly js: readonly string[];
  readonly css: readonly string[];
}

/** What differs between server, browser and Storybook. */
export interface SlotSource {
  /** Variant, theme, Simple: the first has priority. */
  readonly layers: readonly ThemeDef[];
  /** The name of the channel's breakpoints (`breakpointsName`); absent or null for the default. */
  readonly breakpoints?: string | null;
  /** Server only: returns the built files of a component. */
  readonly assetsOf?: (id: string) => SlotAssets | undefined;
  /**
   * Browser only: called when a component could not be loaded. It may reload the page and never resolve; when it
   * resolves, the next layer is used; when it rejects, the slot fails.
   */
  readonly onLoadError?: (error: unknown, layer: string, slot: string) => Promise<void>;
}

/** An implementation in a chain; `never` accepts a component with any props. */
interface ChainLink {
  readonly layer: string;
  readonly kind: 'replace' | 'wrap';
  readonly id: string | undefined;
  readonly load: () => Promise<{ readonly default: SlotComponent<never> }>;
}

export interface SlotRecord {
  readonly key: string;
  readonly promise: Promise<void>;
  readonly ready: boolean;
  /** Why it could not be loaded; the next `preload` tries again. */
  readonly failure: unknown;
  readonly component: SlotComponent<never> | undefined;
  readonly assets: SlotAssets;
}

const noAssets: SlotAssets = { js: [], css: [] };

/** Modules and the components made from them exist once per process; the runtime selects the chain of a request. */
const records = new Map<string, SlotRecord>();

/** Clears all cached components: after a theme's definition changed during development, and in tests. */
export function forgetSlots(): void {
  records.clear();
}

/** Resolves slots for one request (server) or one page (browser) through variant → theme → Simple. */
export class SlotRuntime {
  /** The slots that this request has rendered, so that each is announced once. Server only. */
  readonly rendered = new Set<SlotName>();
  readonly #source: SlotSource;
  readonly #breakpoints: Breakpoints | null;

  constructor(source: SlotSource) {
    this.#source = source;
    this.#breakpoints = readBreakpoints(source.breakpoints ?? '');
  }

  /** Returns the URL of a built stylesheet, with the media conditions of this channel. */
  stylesheetUrl(href: string): string {
    return stylesheetUrl(href, this.#breakpoints && (this.#source.breakpoints ?? null));
  }

  /** Returns media conditions (of the attribute `sizes`, of `matchMedia`) with the breakpoints of this channel. */
  mediaConditions(text: string): string {
    return this.#breakpoints ? withBreakpoints(text, this.#breakpoints) : text;
  }

  /** Returns the layers of a slot in order, up to the first that replaces. */
  chain(name: SlotName, without: ReadonlySet<string> = new Set()): readonly ChainLink[] {
    const chain: ChainLink[] = [];
    for (const layer of this.#source.layers) {
      const implementation = layer.components[name] ?? deferredOf(layer, name);
      if (!implementation || without.has(layer.name)) continue;
      chain.push({ layer: layer.name, ...implementation });
      if (implementation.kind === 'replace') break;
    }
    return chain;
  }

  /** Returns the slot's component and assets; starts loading on first call. */
  record(name: SlotName): SlotRecord {
    const key = this.#key(name);
    const known = records.get(key);
    if (known) return known;
    const record = { key, ready: false, failure: undefined, component: undefined, assets: noAssets } as {
      -readonly [K in keyof SlotRecord]: SlotRecord[K];
    };
    record.promise = this.#load(name, new Set()).then(({ component, assets }) => {
      record.component = component;
      record.assets = assets;
      record.ready = true;
    });
    record.promise.catch((error: unknown) => {
      record.failure = error;
    });
    records.set(key, record);
    return record;
  }

  /** Whether a slot can be rendered at once. Loads nothing. */
  isReady(name: SlotName): boolean {
    return records.get(this.#key(name))?.ready ?? false;
  }

  /** Loads slots before they are rendered, so that nothing suspends. Unknown names are ignored. */
  async preload(names: readonly SlotName[]): Promise<void> {
    const known = names.filter((name) => this.chain(name).length > 0);
    await Promise.all(known.map((name) => this.#retried(name).promise));
  }

  #key(name: SlotName): string {
    return `${name}@${this.chain(name)
      .map(({ layer }) => layer)
      .join('>')}`;
  }

  #retried(name: SlotName): SlotRecord {
    const record = this.record(name);
    if (record.failure === undefined) return record;
    records.delete(record.key);
    return this.record(name);
  }

  /** Server: returns the built files of a file of a theme or a route; undefined if the browser never loads it. */
  assetsOf(id: string): SlotAssets | undefined {
    return this.#source.assetsOf?.(id);
  }

  async #load(
    name: SlotName,
    without: ReadonlySet<string>,
  ): Promise<Pick<SlotRecord, 'assets'> & { component: SlotComponent<never> }> {
    const chain = this.chain(name, without);
    const last = chain.at(-1);
    if (last?.kind !== 'replace') throw new Error(`no theme has a component for <${name}>`);
    const lacking = new Set(without);
    const modules = await Promise.all(
      chain.map(({ layer, load }) =>
        load().catch(async (reason: unknown) => {
          if (!this.#source.onLoadError) throw reason;
          await this.#source.onLoadError(reason, layer, name);
          lacking.add(layer);
          return null;
        }),
      ),
    );
    if (lacking.size > without.size) return this.#load(name, lacking);
    return {
      component: modules
        .flatMap((module) => module?.default ?? [])
        .reduceRight((original, outer) => around(outer, original)),
      assets: import.meta.env.SSR ? this.#assetsOf(chain) : noAssets,
    };
  }

  #assetsOf(chain: readonly ChainLink[]): SlotAssets {
    const found = chain.map(({ id }) => (id ? this.assetsOf(id) : undefined));
    return {
      js: [...new Set(found.flatMap((assets) => assets?.js ?? []))],
      css: [...new Set(found.flatMap((assets) => assets?.css ?? []))],
    };
  }
}

/**
 * Returns a layer's deferred implementation of a slot. Only Simple defers slots, since it renders everything itself.
 */
function deferredOf({ deferred }: ThemeDef, name: SlotName): Omit<ChainLink, 'layer'> | undefined {
  if (!deferred) return undefined;
  const load = async () => {
    const found = (await deferred())[name];
    if (found?.kind !== 'replace') throw new Error(`no theme has a component for <${name}>`);
    return found.load();
  };
  return { kind: 'replace', id: undefined, load };
}

/** Created once per chain: a new component on each render would lose the state below it. */
function around(outer: SlotComponent<never>, original: SlotComponent<never>): SlotComponent<never> {
  // defineTheme checked the types per slot; this only connects the components.
  const Outer = outer as SlotComponent<object>;
  return (props: object) => <Outer {...props} {...{ Original: original }} />;
}
