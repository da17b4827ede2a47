import type { AuthResult } from '@shop/api';
import type { Ctx } from '../../platform/context/ctx.ts';
import { Answer } from '../../platform/contract/answer.ts';
import type { Caller } from '../../platform/contract/handlers.ts';
import { deviceCookie, deviceOf } from './known-device.ts';

/** Runs a login; if it succeeds or waits for its one-time code, sets the cookie that identifies the device. */
export async function onDevice(
  ctx: Ctx,
  caller: Caller,
  work: (device: string) => Promise<AuthResult>,
): Promise<AuthResult | Answer<AuthResult>> {
  const device = deviceOf(caller.header('cookie'));
  const result = await work(device);
  return result.access_token === null && !result.is_verify
    ? result
    : new Answer(result, { headers: { 'set-cookie': deviceCookie(ctx, device) } });
}
