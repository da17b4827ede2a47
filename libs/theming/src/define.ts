import type { CopyOverrides } from '@shop/copy';
import type { FormOverrides } from '@shop/form-definitions';
import type { ReactNode } from 'react';
import type { SlotName, SlotProps } from './contract/slot-props.ts';

/** A plain function type, so that props are checked strictly. */
export type SlotComponent<P> = (props: P) => ReactNode;

/** The props of an override that wraps: the slot's own, and what it overrides. */
export type OverrideProps<K extends SlotName> = SlotProps[K] & {
  readonly Original: SlotComponent<SlotProps[K]>;
};

type Load<C> = () => Promise<{ readonly default: C }>;

export interface Replace<P> {
  readonly kind: 'replace';
  readonly load: Load<SlotComponent<P>>;
  readonly id: string | undefined;
}

export interface Wrap<P> {
  readonly kind: 'wrap';
  readonly load: Load<SlotComponent<P & { readonly Original: SlotComponent<P> }>>;
  readonly id: string | undefined;
}

/** The components of a layer: for any slot a replacement, or a wrapper of the next layer's. */
export type Components = { readonly [K in SlotName]?: Replace<SlotProps[K]> | Wrap<SlotProps[K]> };

/** A layer of the chain variant → theme → Simple. */
export interface ThemeDef {
  readonly name: string;
  /** The stylesheet of custom properties, which the build makes from `tokens.ts`. */
  readonly tokens?: () => Promise<unknown>;
  readonly components: Components;
  /**
   * Browser: components that no busy page renders. Written by the build; a definition lists all of them in
   * `components`.
   */
  readonly deferred?: () => Promise<Components>;
}

/**
 * A customer's variant: components, and separately copy and forms, loaded only where its namespace is used. `copy` must
 * be in `copy.ts` and `forms` in `forms.ts`, since the server preloads these files.
 */
export interface VariantDef extends ThemeDef {
  /** `() => import('./copy.ts').then((file) => file.copy)` */
  readonly copy?: () => Promise<CopyOverrides>;
  /** `() => import('./forms.ts').then((file) => file.forms)` */
  readonly forms?: () => Promise<FormOverrides>;
}

/** Simple: it has a component for every slot and no layer below it. */
export interface BaseThemeDef extends ThemeDef {
  readonly components: { readonly [K in SlotName]: Replace<SlotProps[K]> };
}

/**
 * Renders the slot with this component only. The Vite plugin writes `id` (the file) for the server. `NoInfer`: the
 * props are those of the component, so that one without props fits any slot.
 */
export function replace<P>(load: Load<SlotComponent<P>>, id?: string): Replace<NoInfer<P>> {
  return { kind: 'replace', load, id };
}

/** Renders the component around the next layer's, which it receives as `props.Original`. */
export function wrap<P>(load: Load<SlotComponent<P & { readonly Original: SlotComponent<P> }>>, id?: string): Wrap<P> {
  return { kind: 'wrap', load, id };
}

type AnyComponent = Load<SlotComponent<never>>;

/**
 * Slots whose files are in a deferred definition, so that pages without them do not list these files. Written by the
 * build.
 */
export const replaceDeferred = (
  names: string,
  deferred: () => Promise<{ readonly components: Required<Components> }>,
): Components =>
  Object.fromEntries(
    names
      .split(' ')
      .map((name) => [
        name,
        replace(() => deferred().then(({ components }) => (components[name as SlotName].load as AnyComponent)())),
      ]),
  );

/**
 * Renders Simple's component with this stylesheet instead of its own, which is not sent. The stylesheet has the name
 * and path of Simple's (`catalogue/product-card.module.css`) and only classes that the component uses; the Vite plugin
 * creates the component.
 */
export const restyle = replace as unknown as (
  sheet: Load<Readonly<Record<string, string>>>,
  id?: string,
) => Replace<unknown>;

/** Declares Simple; a missing slot does not compile. */
export const defineBaseTheme = (theme: BaseThemeDef): BaseThemeDef => theme;

/** Declares a theme. Not generic, since a type parameter would disable the check for unknown slots. */
export const defineTheme = (theme: ThemeDef): ThemeDef => theme;

/** Declares a customer's variant, which has priority over the theme. */
export const defineVariant = (variant: VariantDef): VariantDef => variant;
