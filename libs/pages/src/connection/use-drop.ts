import { useLocation, useNavigate } from 'react-router';

/** Gives the change of page up: the shown page is the wanted one again, as it stands. */
export function useDrop(): () => void {
  const navigate = useNavigate();
  const { pathname, search, hash, state } = useLocation();
  return () => {
    const here = pathname + search + hash;
    // On the way back the browser's address has gone ahead.
    const isAhead = window.location.pathname + window.location.search + window.location.hash !== here;
    void navigate(here, {
      replace: !isAhead,
      state: state as unknown,
      preventScrollReset: true,
      defaultShouldRevalidate: false,
    });
  };
}
