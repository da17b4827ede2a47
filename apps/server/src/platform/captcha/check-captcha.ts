import { CAPTCHA_CHECK, HEADERS } from '@shop/constants';
import { captchaCopy } from '@shop/copy';
import type { Ctx } from '../context/ctx.ts';
import type { Caller } from '../contract/handlers.ts';
import { InvalidInputError } from '../errors/index.ts';
import { verifyCaptcha } from './verify-captcha.ts';

/** The purpose of a token; the browser sends it to the service, which returns it to us. */
export type CaptchaAction = 'login' | 'register' | 'reminder' | 'inquiry';

/**
 * Accepts guests whom the captcha service takes for persons, where the channel has a key (spec §9); a service that does
 * not answer or refuses our secret is logged and accepted. Never inside a transaction.
 *
 * @throws InvalidInputError `captcha.refused`
 */
export async function checkCaptcha(
  { channel, config, actor, log }: Pick<Ctx, 'channel' | 'config' | 'actor' | 'log'>,
  caller: Pick<Caller, 'header'>,
  action: CaptchaAction,
): Promise<void> {
  if (channel.settings.CAPTCHA.SITE_KEY === null || actor.kind === 'member') return;
  const { url, secret } = config.captcha;
  if (secret === null)
    return log.warn({ action }, 'the channel has a captcha key, but CAPTCHA_SECRET is not set: let through');
  const verdict = await verifyCaptcha({ url, secret, token: caller.header(HEADERS.captcha) ?? '' });
  if (verdict.kind === 'unknown')
    return log.warn({ action, reason: verdict.reason }, 'the captcha service does not say: let through');
  if (verdict.kind === 'known' && verdict.action === action && verdict.score >= CAPTCHA_CHECK.minScore) return;
  throw new InvalidInputError('captcha.refused', captchaCopy.refused);
}
