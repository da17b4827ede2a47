import type { KeyValueStorage } from '../environment/shop-environment.ts';
import type { AuthState } from './auth.slice.ts';
import { readStoredAccessToken } from './stored-session.ts';

type Session = Pick<AuthState, 'accessToken' | 'userId'> | null;

/** The member whom this document shows; before the session is rehydrated, the owner of the stored access token. */
export function shownMember(session: Session, local: Pick<KeyValueStorage, 'getItem'>): string | null {
  if (session === null) return readStoredAccessToken(local)?.userId ?? null;
  return session.accessToken === null ? null : session.userId;
}

/** Whether the stored access token belongs to a member other than the one shown. */
export function isOfOtherMember(session: Session, local: Pick<KeyValueStorage, 'getItem'>): boolean {
  const stored = readStoredAccessToken(local);
  const shown = shownMember(session, local);
  return stored !== null && shown !== null && stored.userId !== null && stored.userId !== shown;
}
