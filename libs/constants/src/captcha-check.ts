/** How a captcha of version 3, the only one, is asked and judged (spec §9). */
export const CAPTCHA_CHECK = {
  /** Likelihood of a person, 0 to 1, from which a call is let through: the service's own proposal. */
  minScore: 0.5,
  /** How long the server waits for the service's verdict. */
  verdictMs: 3000,
  /** How long the browser waits for the service's script and a token of it. */
  tokenMs: 5000,
} as const;
