import { useEffect } from 'react';
import { useLocation } from 'react-router';

/**
 * Opens the question that the address names. The browser does so for a document that it loads; for a link that is followed
 * inside the shop nobody does.
 */
export function useNamedAnswer(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    const answer = hash === '' ? null : document.getElementById(hash.slice(1));
    const question = answer?.closest('details');
    if (!answer || !question) return;
    question.open = true;
    answer.scrollIntoView();
  }, [hash, key]);
}
