/** Colours of a channel by token name, in the format of the server's colour schemes. */
interface ColorScheme {
  readonly title: string;
  readonly colors: Readonly<Record<string, string>>;
}

/** Sample colour schemes of a channel; the second is too light for a white page and must be rejected. */
export const colorSchemes: Readonly<Record<string, ColorScheme>> = {
  moegi: {
    title: '配色の見本 深緑',
    colors: {
      accent: '#1f5c3d',
      'accent-hover': '#17462e',
      'on-accent': '#ffffff',
      'accent-soft': '#e6f1ea',
      focus: '#1f5c3d',
    },
  },
  yamabuki: {
    title: '配色の見本 山吹(淡すぎる色)',
    colors: {
      accent: '#f2b705',
      'accent-hover': '#ffd24d',
      'on-accent': '#241a00',
      'accent-soft': '#fff6d8',
      inverse: '#3a2a06',
      'on-inverse': '#fff6d8',
    },
  },
};

/** The colours that the toolbar chose; none for the theme's own. */
export const chosenScheme = (name: unknown): Readonly<Record<string, string>> =>
  colorSchemes[String(name)]?.colors ?? {};
