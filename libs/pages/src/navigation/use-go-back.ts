import { useLocation, useNavigate } from 'react-router';
import { backTarget } from './back-target.ts';

/** Leaves the screen by the way that `backTarget` names. */
export function useGoBack(): () => void {
  const navigate = useNavigate();
  const { state, search, key } = useLocation();
  return () => {
    // The router gives the first entry of a window the key "default".
    const target = backTarget({ state, search, depth: key === 'default' ? 0 : 1 });
    if (target === -1) void navigate(-1);
    else void navigate(target);
  };
}
