import { useLocation, useNavigate } from 'react-router';

/** Returns a function that cancels the navigation and stays on the shown page. */
export function useDrop(): () => void {
  const navigate = useNavigate();
  const { pathname, search, hash, state } = useLocation();
  return () => {
    const here = pathname + search + hash;
    // On a back navigation the browser has already changed the URL.
    const isAhead = window.location.pathname + window.location.search + window.location.hash !== here;
    void navigate(here, {
      replace: !isAhead,
      state: state as unknown,
      preventScrollReset: true,
      defaultShouldRevalidate: false,
    });
  };
}
