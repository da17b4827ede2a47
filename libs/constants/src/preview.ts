/** How long a preview link and what it shows are valid. */
export const PREVIEW_MINUTES = 30;

/** What the first part of a preview's token says, as JSON in base64url; its second part is the signature. */
export interface PreviewClaims {
  /** Prefix of the channel. */
  readonly channel: string;
  /** The date that the shop is shown at (RFC 3339); null for the current one. */
  readonly at: string | null;
  /** Capitalised theme; null for the channel's own. */
  readonly theme: string | null;
  /** When it expires, in milliseconds since 1970. */
  readonly expires: number;
}
