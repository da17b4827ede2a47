/** The nine themes (spec §1), as their folders, packages and sample channels are named. */
export const THEMES = ['simple', 'base', 'ass', 'fle', 'gen', 'lat', 'sto', 'tee', 'ven'] as const;

export type Theme = (typeof THEMES)[number];

/** Values of the setting SITE.THEME, capitalised as in the specification (spec §1). */
export type ThemeName = Capitalize<Theme>;

/** The theme that has a component for every slot and stands in for any other (spec §1). */
export const FALLBACK_THEME: ThemeName = 'Simple';
