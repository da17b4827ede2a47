/** Names the card fields understand, and the token of the theme behind each. */
const tokens = {
  color: '--color-ink',
  muted: '--color-ink-muted',
  background: '--color-surface',
  border: '--color-line-strong',
  accent: '--color-focus',
  danger: '--color-danger',
  'font-family': '--font-body',
  radius: '--radius-small',
} as const;

/** The look of the theme around `element`, so that the fields in the frame look like the fields around it. */
export function cardStyle(element: Element): Record<string, string> {
  const computed = getComputedStyle(element);
  return Object.fromEntries(
    Object.entries(tokens).map(([name, token]) => [name, computed.getPropertyValue(token).trim()]),
  );
}
