import { send, sendOk } from '../lab/bench/http.ts';

export const operatorSecret = 'the-operator-of-the-release-dump';

/** Calls of one running API server; each must succeed. */
export interface HttpCalls {
  /** A call of a shopper, of the member whose access token is set. */
  readonly call: <T>(method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<T>;
  /** A call of the operator's API. */
  readonly operate: <T>(method: string, path: string, body?: unknown) => Promise<T>;
}

/** @param accessToken of a member; without it the calls are a guest's */
export function httpCalls(origin: string, accessToken?: string): HttpCalls {
  const request = async <T>(method: string, path: string, body: unknown, headers: Record<string, string>) => {
    const answer = await sendOk(origin, method, path, body, headers);
    return (answer.body.length > 0 ? JSON.parse(answer.body.toString()) : undefined) as T;
  };
  const member: Record<string, string> = accessToken === undefined ? {} : { authorization: `Bearer ${accessToken}` };
  return {
    call: (method, path, body, headers = {}) => request(method, path, body, { ...member, ...headers }),
    operate: (method, path, body) =>
      request(method, `/internal/${path}`, body, { authorization: `Bearer ${operatorSecret}` }),
  };
}

/** Logs a member in. @returns the access token */
export async function logIn(origin: string, member: { email: string; password: string }): Promise<string> {
  const { access_token: token } = await httpCalls(origin).call<{ access_token: string }>('POST', '/v1/auth/login', {
    username: member.email,
    password: member.password,
  });
  return token;
}

/** Whether the server answers 200 at the path. */
export const isOk = async (origin: string, path: string): Promise<boolean> =>
  (await send(origin, 'GET', path)).status === 200;
