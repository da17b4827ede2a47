/** Which slots each screen renders, for the build. */
export interface PagePlan {
  /** The slots of each screen, by the folder of its code in `libs/pages/src`. */
  readonly screens: ReadonlyMap<string, readonly string[]>;
  /** Slots of every page. */
  readonly everyPage: readonly string[];
  /** Screens on which most visits start. */
  readonly busy: readonly string[];
  /** Slots that hydrate after the page. */
  readonly deferred: ReadonlySet<string>;
}
