import { TOKEN_REFRESH_EARLY_MS } from '@shop/constants';
import { ApiFailure } from './api-failure.ts';
import type { ApiClientOptions, SessionLoss } from './api-client.types.ts';
import type { AuthResult } from './generated/models.ts';

type Parts = Pick<ApiClientOptions, 'getToken' | 'onRefreshed' | 'onSessionLost'> & {
  now: () => number;
  /** Sends the refresh request with the current access token. */
  send: () => Promise<AuthResult>;
};

/** Refreshes the access token: 5 s early, once for all waiting requests, and once after a 401 (spec §4, §8, §9). */
export interface TokenRefresh {
  /** Returns the access token for a request, refreshed if it is about to expire; null for a guest. */
  accessToken(): Promise<string | null>;
  /** Returns the access token after a 401 to `used`: one that another request has refreshed, or a new one. */
  accessTokenAfterRefusal(used: string): Promise<string>;
  refresh(): Promise<AuthResult>;
}

/** Makes the token refresh of one client. A network fault does not end the session; a refusal does. */
export function createTokenRefresh({ getToken, onRefreshed, onSessionLost, now, send }: Parts): TokenRefresh {
  let pending: Promise<AuthResult> | null = null;

  function refresh(): Promise<AuthResult> {
    pending ??= send()
      .then((result) => {
        onRefreshed(result);
        return result;
      })
      .finally(() => {
        pending = null;
      });
    return pending;
  }

  async function refreshOrLose(loss: SessionLoss): Promise<string> {
    try {
      const { access_token: token } = await refresh();
      if (token !== null) return token;
      throw new ApiFailure(NO_TOKEN);
    } catch (error) {
      if (isRefusal(error)) onSessionLost(loss);
      throw error;
    }
  }

  return {
    refresh,
    async accessToken() {
      const token = getToken();
      if (token === null) return null;
      if (token.expiresAt - TOKEN_REFRESH_EARLY_MS > now()) return token.accessToken;
      return refreshOrLose('before_request');
    },
    async accessTokenAfterRefusal(used) {
      const token = getToken();
      if (token !== null && token.accessToken !== used) return token.accessToken;
      return refreshOrLose('refused');
    },
  };
}

const NO_TOKEN = {
  kind: 'http',
  status: 401,
  code: 'auth.expired',
  message: '',
  errors: {},
  retryable: false,
  retryAfter: null,
} as const;

function isRefusal(error: unknown): boolean {
  return (
    error instanceof ApiFailure &&
    error.kind === 'http' &&
    error.status >= 400 &&
    error.status < 500 &&
    error.status !== 429
  );
}
