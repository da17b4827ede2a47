import { enforceRateLimit } from '../rate-limit/enforce-rate-limit.ts';
import type { Ctx } from '../context/ctx.ts';
import { InvalidInputError } from '../errors/index.ts';
import { eventFigures, isObject } from './event-figures.rules.ts';
import { insertEvent } from './event.queries.ts';

/**
 * Records a shopping event: its name and its figures, never who caused it (P-27).
 * @throws InvalidInputError `input.invalid` when the arguments are not a JSON object; RateLimitedError.
 */
export async function createEcommerceEvent({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { name: string; args: string; address: string };
}): Promise<void> {
  await enforceRateLimit(ctx, 'ecommerceEvent', input.address);
  await insertEvent(ctx.db, {
    channelId: ctx.channel.id,
    name: input.name,
    args: eventFigures(parseArgs(input.args)),
    at: ctx.clock.now(),
  });
}

function parseArgs(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    if (isObject(value)) return value;
  } catch {
    // Said below: text that is no JSON is refused like JSON that is no object.
  }
  throw new InvalidInputError('input.invalid', '送信された内容を読み取れませんでした。', {
    errors: { args: ['JSONのオブジェクトとして指定してください。'] },
  });
}
