/** Values of the setting SITE.THEME, capitalised as in the specification (spec §1). */
export type ThemeName = 'Ass' | 'Base' | 'Fle' | 'Gen' | 'Lat' | 'Simple' | 'Sto' | 'Tee' | 'Ven';

/** The theme that has a component for every slot and stands in for any other (spec §1). */
export const FALLBACK_THEME: ThemeName = 'Simple';
