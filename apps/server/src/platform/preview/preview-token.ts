import { createHmac, randomBytes } from 'node:crypto';
import type { PreviewClaims } from '@shop/constants';
import { isSameSecret } from '../config/is-same-secret.ts';
import type { Config } from '../config/config.ts';

/** Without an operator's secret, which only the demo allows, links end with the process. */
const ownKey = randomBytes(32).toString('base64url');

/** Signs what a preview shows. */
export function signPreview(config: Pick<Config, 'operatorSecret'>, claims: PreviewClaims): string {
  const body = Buffer.from(JSON.stringify(claims)).toString('base64url');
  return `${body}.${signatureOf(config, body)}`;
}

/** Returns what a token shows; null if it was not signed here or has expired. */
export function readPreview(config: Pick<Config, 'operatorSecret'>, token: string, now: Date): PreviewClaims | null {
  const [body = '', signature = '', ...rest] = token.split('.');
  if (rest.length > 0 || !isSameSecret(signature, signatureOf(config, body))) return null;
  // The signature proves that `signPreview` wrote it.
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as PreviewClaims;
  return now.getTime() < claims.expires ? claims : null;
}

function signatureOf({ operatorSecret }: Pick<Config, 'operatorSecret'>, body: string): string {
  return createHmac('sha256', `preview ${operatorSecret ?? ownKey}`)
    .update(body)
    .digest('base64url');
}
