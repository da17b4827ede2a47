/** What to do when this Node is too old for the shop; null when it is new enough. */
export function adviceFor(process: {
  readonly versions: { readonly node: string };
  readonly platform: string;
  readonly arch: string;
}): string | null;
