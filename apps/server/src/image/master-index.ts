/** What is known of a master without opening it, as `npm run photos -- --index` writes it down. */
export interface IndexEntry {
  readonly width: number;
  readonly height: number;
  /** Dominant colour, `#rrggbb`. */
  readonly color: string;
  /** Data URI of a blurred miniature. */
  readonly placeholder: string;
  /** First eight hexadecimal digits of the SHA-256 of the file. */
  readonly hash: string;
}

/** `index.json`: masters by their path without the ending, e.g. `ham-es-001/main`, `category/salami/header`, `theme/ven/hero`. */
export type MasterIndex = Readonly<Record<string, IndexEntry>>;

/** `captions.json`: what is on the masters, by folder and name. */
export type Captions = Readonly<Record<string, Readonly<Record<string, string>>>>;
