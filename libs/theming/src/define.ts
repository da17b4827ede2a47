import type { CopyOverrides } from '@shop/copy';
import type { FormOverrides } from '@shop/form-definitions';
import type { ReactNode } from 'react';
import type { SlotName, SlotProps } from './contract/slot-props.ts';

/** A plain function type, so that props are checked strictly. */
export type SlotComponent<P> = (props: P) => ReactNode;

/** Props of an override that wraps: the slot's own, and what it overrides. */
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

/** What a layer draws: for any slot a component of its own, or something around that of the next layer. */
export type Components = { readonly [K in SlotName]?: Replace<SlotProps[K]> | Wrap<SlotProps[K]> };

/** One layer of the chain variant → theme → Simple. */
export interface ThemeDef {
  readonly name: string;
  /** Its style sheet of custom properties, made of `tokens.ts` by the build. */
  readonly tokens?: () => Promise<unknown>;
  readonly components: Components;
  /** Browser: those that no busy page draws. Written by the build; a definition names all of them in `components`. */
  readonly later?: () => Promise<Components>;
}

/**
 * What a customer has otherwise: components, and beside them words and forms, which come only where his namespace is used.
 * `copy` stands in the variant's `copy.ts`, `forms` in its `forms.ts`: the server announces those files to the browser.
 */
export interface VariantDef extends ThemeDef {
  /** `() => import('./copy.ts').then((file) => file.copy)` */
  readonly copy?: () => Promise<CopyOverrides>;
  /** `() => import('./forms.ts').then((file) => file.forms)` */
  readonly forms?: () => Promise<FormOverrides>;
}

/** Simple: it has a component for every slot, and nothing below it to wrap. */
export interface BaseThemeDef extends ThemeDef {
  readonly components: { readonly [K in SlotName]: Replace<SlotProps[K]> };
}

/**
 * The slot is drawn by this component alone. `id` (the file) is written by the Vite plugin for the server.
 * `NoInfer`: the props are those of the component, never guessed from the slot, so that one without props fits any.
 */
export function replace<P>(load: Load<SlotComponent<P>>, id?: string): Replace<NoInfer<P>> {
  return { kind: 'replace', load, id };
}

/** The component is drawn around what the next layer has, which it receives as `props.Original`. */
export function wrap<P>(load: Load<SlotComponent<P & { readonly Original: SlotComponent<P> }>>, id?: string): Wrap<P> {
  return { kind: 'wrap', load, id };
}

type AnyComponent = Load<SlotComponent<never>>;

/** Slots whose files a later definition names, so that a page that draws none of them does not carry their names. Written by the build. */
export const replaceLater = (
  names: string,
  later: () => Promise<{ readonly components: Required<Components> }>,
): Components =>
  Object.fromEntries(
    names
      .split(' ')
      .map((name) => [
        name,
        replace(() => later().then(({ components }) => (components[name as SlotName].load as AnyComponent)())),
      ]),
  );

/**
 * The slot is drawn by Simple's component with this style sheet in the place of its own; Simple's is not sent. The sheet has
 * the name and the place of Simple's (`catalogue/product-card.module.css`) and no class that the component does not use.
 * The Vite plugin writes the component where the sheet stands.
 */
export const restyle = replace as unknown as (
  sheet: Load<Readonly<Record<string, string>>>,
  id?: string,
) => Replace<unknown>;

/** Declares Simple; a missing slot does not compile. */
export const defineBaseTheme = (theme: BaseThemeDef): BaseThemeDef => theme;

/** Declares a theme. Not generic on purpose: a generic parameter would switch off the check for unknown slots. */
export const defineTheme = (theme: ThemeDef): ThemeDef => theme;

/** Declares a customer's variant, which wins over the theme. */
export const defineVariant = (variant: VariantDef): VariantDef => variant;
