import { ApiFailure } from './api-failure.ts';

const RETRYABLE = new Set([429, 502, 503, 504]);

/** Returns the failure of an unsuccessful response; a body outside the contract has the code `http.<status>`. */
export function failureOfResponse(response: Response, body: unknown): ApiFailure {
  const { code, message, errors } = readError(body);
  const retryAfter = Number.parseInt(response.headers.get('retry-after') ?? '', 10);
  return new ApiFailure(
    {
      kind: 'http',
      status: response.status,
      code: code ?? `http.${response.status}`,
      message: message ?? '',
      errors,
      retryable: RETRYABLE.has(response.status),
      retryAfter: Number.isNaN(retryAfter) ? null : retryAfter,
    },
    body,
  );
}

function readError(body: unknown): { code?: string; message?: string; errors: Record<string, string[]> } {
  if (!isRecord(body)) return { errors: {} };
  return {
    ...(typeof body.code === 'string' && { code: body.code }),
    ...(typeof body.message === 'string' && { message: body.message }),
    errors: isRecord(body.errors) ? Object.fromEntries(Object.entries(body.errors).filter(isMessages)) : {},
  };
}

function isMessages(entry: [string, unknown]): entry is [string, string[]] {
  return Array.isArray(entry[1]) && entry[1].every((message) => typeof message === 'string');
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
