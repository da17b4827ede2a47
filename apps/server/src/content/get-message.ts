import type { Message } from '@shop/api';
import type { Ctx } from '../context/ctx.ts';
import { NotFoundError } from '../errors/index.ts';
import { presentMessage } from './present-message.ts';

/** One message by its code. @throws NotFoundError `message.not_found` */
export async function getMessage({ ctx, input }: { ctx: Ctx; input: { code: string } }): Promise<Message> {
  const row = ctx.snapshots.content.value.messages.find(({ code }) => code === input.code);
  if (!row) throw new NotFoundError('message.not_found', 'お知らせが見つかりませんでした。');
  return presentMessage(row);
}
