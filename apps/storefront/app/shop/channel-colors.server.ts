import { schemeCss } from '@shop/theming/tokens';
import { log } from './log.server.ts';
import { themeTokens } from './theme-colors.server.ts';

const warned = new Set<string>();

/**
 * Returns the stylesheet of a channel's colour scheme; empty without one. Colours with too little contrast are left out
 * and logged once.
 */
export async function channelColors(
  host: string,
  theme: string,
  scheme: Readonly<Record<string, string>>,
): Promise<string> {
  if (Object.keys(scheme).length === 0) return '';
  const tokens = await themeTokens[theme]?.();
  if (!tokens) return '';
  const { css, dropped } = schemeCss(theme, tokens.color, scheme);
  const warning = `${host}: ${dropped.join(', ')}`;
  if (dropped.length > 0 && !warned.has(warning)) {
    warned.add(warning);
    log.warn(
      { channel: host, colors: dropped },
      'colours of a channel that are not readable or not known were left out',
    );
  }
  return css;
}
