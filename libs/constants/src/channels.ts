/** Prefixes of the nine channel layouts, lower case as in host names (spec §1). */
export const CHANNEL_PREFIXES = ['ass', 'base', 'fle', 'gen', 'lat', 'simple', 'sto', 'tee', 'ven'] as const;
export type ChannelPrefix = (typeof CHANNEL_PREFIXES)[number];

/** Values of the setting SITE.THEME, capitalised as in the specification (spec §1). */
export const THEME_NAMES = ['Ass', 'Base', 'Fle', 'Gen', 'Lat', 'Simple', 'Sto', 'Tee', 'Ven'] as const;
export type ThemeName = (typeof THEME_NAMES)[number];

/** The theme that has a component for every slot and stands in for any other (spec §1). */
export const FALLBACK_THEME: ThemeName = 'Simple';
