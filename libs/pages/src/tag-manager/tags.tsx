import { consentPath, staticPaths } from '@shop/constants';
import { inJapan } from '@shop/japanese';
import { documentCookies } from '@shop/state';
import { slot } from '@shop/theming';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { findScreen } from '../screens/find-screen.ts';
import { isSamePage } from '../screens/is-at.ts';
import { isOpenToTags } from '../screens/tag-screens.ts';
import { storeConsent, readConsent } from './consent-cookie.ts';
import { runTagManager, stopTagManager } from './run-tag-manager.ts';

const ConsentBar = slot('ConsentBar');
const cookies = documentCookies();

export interface TagsProps {
  readonly id: string;
  readonly url: string;
  /** The version of the consent text; null if no consent is required. */
  readonly question: string | null;
}

/** Runs the tag manager after consent, or if none is required; otherwise shows the consent request. */
export function Tags({ id, url, question }: TagsProps) {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const [consent, setConsent] = useState(() => (question === null ? null : readConsent(cookies, question)));
  const mayRun = question === null || consent?.isGranted === true;
  const mustNot = consent?.isGranted === false;
  useEffect(() => {
    if (mayRun) return runTagManager({ id, url, isAgreed: question !== null });
    if (mustNot) stopTagManager();
    return undefined;
  }, [mayRun, mustNot, id, url, question]);
  const [privacy = '', part] = consentPath().split('#');
  const isWanted = isSamePage(pathname, privacy) && hash === `#${part}`;
  if (question === null || !isOpenToTags(pathname)) return null;
  // The request is shown on indexed screens, never in the checkout, and on the link of the privacy page.
  if (!isWanted && (consent !== null || !findScreen(pathname).indexable)) return null;

  const answer = (isGranted: boolean) => {
    const given = { isGranted, day: inJapan(new Date()).day };
    storeConsent(cookies, question, given);
    if (!isGranted) stopTagManager();
    const { tagManager } = document.documentElement.dataset;
    // A loaded tag manager is removed only by a reload; a document that does not allow it never loads it.
    if (isGranted ? tagManager === 'closed' || tagManager === 'declined' : tagManager === 'loaded') {
      history.replaceState(history.state, '', pathname + search);
      return location.reload();
    }
    // The bar with the focused button is removed.
    document.getElementById('main')?.focus({ preventScroll: true });
    setConsent(given);
    if (isWanted) void navigate(pathname + search, { replace: true, preventScrollReset: true });
  };
  return (
    <ConsentBar
      answered={consent && { isGranted: consent.isGranted, day: consent.day.replaceAll('-', '.') }}
      takesFocus={isWanted}
      privacyHref={staticPaths.privacy()}
      onAgree={() => answer(true)}
      onDecline={() => answer(false)}
    />
  );
}
