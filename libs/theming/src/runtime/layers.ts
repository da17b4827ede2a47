import type { CopyOverrides } from '@shop/copy';
import type { FormOverrides } from '@shop/form-definitions';
import type { ThemeDef, VariantDef } from '../define.ts';

/** The allow-list of a shop: lower-case name → definition. Names from outside are only looked up in it. */
export interface LayerTable {
  readonly themes: Readonly<Record<string, () => Promise<ThemeDef>>>;
  readonly variants: Readonly<Record<string, () => Promise<VariantDef>>>;
}

/** The names of a channel's layers; `variant` is null without a namespace. */
export interface LayerNames {
  readonly theme: string;
  readonly variant: string | null;
}

export const baseTheme = 'simple';

/**
 * Maps `SITE.THEME` and `SITE.NAMESPACE` to known names; an unknown theme becomes Simple, an unknown namespace none.
 */
export function chooseLayers(
  table: LayerTable,
  theme: string | null | undefined,
  namespace: string | null | undefined,
): LayerNames {
  const wanted = theme?.toLowerCase() ?? baseTheme;
  const variant = namespace?.toLowerCase() ?? '';
  return {
    theme: Object.hasOwn(table.themes, wanted) ? wanted : baseTheme,
    variant: Object.hasOwn(table.variants, variant) ? variant : null,
  };
}

/** Loads the definitions variant → theme → Simple. */
export async function loadLayers(table: LayerTable, { theme, variant }: LayerNames): Promise<readonly ThemeDef[]> {
  const loads = [
    variant === null ? undefined : table.variants[variant],
    theme === baseTheme ? undefined : table.themes[theme],
    table.themes[baseTheme],
  ];
  return Promise.all(loads.flatMap((load) => (load ? [load()] : [])));
}

/** What a namespace changes besides its components. */
export interface Customisation {
  readonly copy: CopyOverrides;
  readonly forms: FormOverrides;
}

/** Loads the copy and the form definitions of the variant; empty if it has none, or without a variant. */
export async function loadCustomisation(table: LayerTable, { variant }: LayerNames): Promise<Customisation> {
  const definition = variant === null ? undefined : await table.variants[variant]?.();
  const [copy, forms] = await Promise.all([definition?.copy?.(), definition?.forms?.()]);
  return { copy: copy ?? {}, forms: forms ?? {} };
}
