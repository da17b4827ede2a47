import { HEADERS } from '@shop/constants';
import { userInfo } from 'node:os';
import { exitCodes, ShopCommandError, type CommandContext } from './command-context.ts';

/** The error of the server when it refuses a call. */
interface Refusal {
  readonly message?: string;
  readonly errors?: Readonly<Record<string, readonly string[]>>;
  readonly rows?: readonly { readonly row: number | null; readonly field: string; readonly message: string }[];
}

const mostLines = 200;

/** The operator's API of a running shop. */
export interface OperatorApi {
  get: <T>(path: string) => Promise<T>;
  /** `names` are the terms for rows and columns of the file in error messages. */
  send: <T>(method: 'DELETE' | 'PATCH' | 'POST' | 'PUT', path: string, body: object, names?: FileNames) => Promise<T>;
}

/** What a person calls the rows and columns of the file that was sent; rows count from 0. */
export interface FileNames {
  readonly rowName: (row: number) => string;
  readonly columnName?: (field: string) => string;
}

/**
 * Connects to the server: `OPERATOR_API_URL`, or this machine's `API_PORT`, with `OPERATOR_SECRET`, in the name of
 * `OPERATOR_NAME` or the system's user. Failed calls throw a ShopCommandError with the server's message.
 */
export function openOperatorApi({ env }: CommandContext): OperatorApi {
  const origin = originOf(env);
  const secret = env.OPERATOR_SECRET?.trim();
  const name = env.OPERATOR_NAME?.trim() || systemUser();

  async function send<T>(method: string, path: string, body?: object, names?: FileNames): Promise<T> {
    const answer = await fetch(`${origin}/internal/${path}`, {
      method,
      headers: {
        ...(secret && { authorization: `Bearer ${secret}` }),
        ...(name && { [HEADERS.operator]: encodeURIComponent(name) }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    }).catch(() => {
      throw new ShopCommandError(
        `ショップのサーバー(${origin})につながりません。起動しているか、OPERATOR_API_URL の値をご確認ください。`,
        exitCodes.closed,
      );
    });
    const parsed: unknown = await answer.json().catch(() => undefined);
    if (answer.ok) return parsed as T;
    if (answer.status === 403)
      throw new ShopCommandError(
        'ショップが操作を受け付けません。環境変数 OPERATOR_SECRET がサーバーと同じ値かご確認ください。',
        exitCodes.closed,
      );
    if (answer.status === 503 && isRefusal(parsed))
      throw new ShopCommandError(describeRefusal(parsed), exitCodes.closed);
    if (answer.status >= 500)
      throw new ShopCommandError(
        `ショップの側で処理に失敗しました(${answer.status})。サーバーのログをご確認ください。`,
        exitCodes.closed,
      );
    throw new ShopCommandError(describeRefusal((parsed ?? {}) as Refusal, names), exitCodes.refused);
  }
  return {
    get: (path) => send('GET', path),
    send: (method, path, body, names) => send(method, path, body, names),
  };
}

/** Returns the name of the system's user; undefined for a process without one, as in some containers. */
function systemUser(): string | undefined {
  try {
    return userInfo().username;
  } catch {
    return undefined;
  }
}

function originOf({ OPERATOR_API_URL: address, API_PORT: apiPort, PORT: port }: CommandContext['env']): string {
  const text = address?.trim() || `http://127.0.0.1:${apiPort?.trim() || Number(port?.trim() || 4000) + 1}`;
  if (!URL.canParse(text))
    throw new ShopCommandError(
      `OPERATOR_API_URL はサーバーのアドレス(例:http://127.0.0.1:4001)にしてください。`,
      exitCodes.misused,
    );
  return new URL(text).origin;
}

/** Whether the server itself has given a reason. */
function isRefusal(body: unknown): body is Refusal {
  return typeof body === 'object' && body !== null && 'message' in body;
}

/** The refusal in lines: what it is about, then what is wrong, row by row. */
function describeRefusal(
  { message = '操作を受け付けられませんでした。', errors = {}, rows = [] }: Refusal,
  { rowName, columnName = String }: FileNames = { rowName: String },
): string {
  const fields = Object.entries(errors).flatMap(([field, messages]) =>
    messages.map((text) => `  ${placeOf(field, { rowName, columnName })}: ${text}`),
  );
  const byRow = rows.map(
    ({ row, field, message: text }) =>
      `  ${row === null ? '(ファイルにない行)' : rowName(row)}${field === '' ? '' : ` ${columnName(field)}`}: ${text}`,
  );
  const lines = [...fields, ...byRow];
  const rest = lines.length - mostLines;
  return [message, ...lines.slice(0, mostLines), ...(rest > 0 ? [`  ほか${rest}件`] : [])].join('\n');
}

/** Returns a field of a row, `places.12.code`, in the terms of the file; any other field unchanged. */
function placeOf(field: string, { rowName, columnName }: Required<FileNames>): string {
  const [, row, column] = /^[a-z_]+\.(\d+)\.(.+)$/.exec(field) ?? [];
  return row === undefined || column === undefined ? field : `${rowName(Number(row))} ${columnName(column)}`;
}
