import { COOKIES, PREVIEW_MINUTES, THEMES } from '@shop/constants';
import type { FastifyInstance } from 'fastify';
import { operatorContext } from '../platform/audit/operator-context.ts';
import { writeAudit } from '../platform/audit/write-audit.ts';
import { listChannels } from '../platform/channel/channel.queries.ts';
import { InvalidInputError, NotFoundError } from '../platform/errors/index.ts';
import type { ProcessContext } from '../platform/http/request-context.ts';
import { shopUrl } from '../platform/mail/shop-url.ts';
import { signPreview } from '../platform/preview/preview-token.ts';
import type { OperatorGuard } from './refuse-strangers.ts';
import { parseInstant } from './tables/instants.ts';

interface PreviewRequest {
  channel: string | null;
  at: string | null;
  theme: string | null;
  path: string;
}

const text = (maxLength: number) => ({ type: ['string', 'null'], minLength: 1, maxLength, default: null });

const previewSchema = {
  body: {
    type: 'object',
    additionalProperties: false,
    properties: {
      channel: text(30),
      at: text(40),
      theme: text(40),
      path: { type: 'string', pattern: '^/(?![/\\\\])', maxLength: 300, default: '/' },
    },
  },
} as const;

/** `/internal/previews`: a link that shows a channel before its opening, at another date or in another theme. */
export function previewRoutes(server: FastifyInstance, process: ProcessContext, onRequest: OperatorGuard): void {
  server.post<{ Body: PreviewRequest }>('/internal/previews', { onRequest, schema: previewSchema }, async (request) => {
    const { body } = request;
    const inUse = (await listChannels(process.db)).filter(({ archivedAt }) => archivedAt === null);
    const channel = body.channel === null ? inUse[0] : inUse.find(({ prefix }) => prefix === body.channel);
    if (!channel) throw new NotFoundError('channel.not_found', `チャネル「${body.channel ?? ''}」はありません。`);
    const claims = {
      channel: channel.prefix,
      at: body.at === null ? null : instantOf(body.at),
      theme: body.theme === null ? null : themeOf(body.theme),
      expires: process.clock.now().getTime() + PREVIEW_MINUTES * 60_000,
    };
    const url = new URL(shopUrl({ ...process, channel }, body.path));
    url.searchParams.set(COOKIES.preview, signPreview(process.config, claims));
    const { at, theme } = claims;
    await writeAudit(operatorContext(process, request), {
      action: 'channel.preview',
      subject: { kind: 'channel', key: channel.prefix },
      after: { at, theme, path: body.path },
    });
    return { url: url.href, expires_at: new Date(claims.expires).toISOString() };
  });
}

function instantOf(text: string): string {
  const at = parseInstant(text.replace('T', ' ')) ?? parseInstant(text);
  if (!at) throw new InvalidInputError('preview.at', '日時は 2026-12-01T00:00 のように入力してください(日本時間)。');
  return at.toISOString();
}

function themeOf(text: string): string {
  const theme = THEMES.find((name) => name === text.toLowerCase());
  if (theme === undefined)
    throw new InvalidInputError(
      'preview.theme',
      `「${text}」というテーマはありません。使えるのは ${THEMES.join('、')} です。`,
    );
  return `${theme.charAt(0).toUpperCase()}${theme.slice(1)}`;
}
