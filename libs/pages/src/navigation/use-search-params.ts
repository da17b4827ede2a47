import { useLocation } from 'react-router';

/**
 * Returns the query of the URL; to change it, navigate. The router's hook of this name would add its links and forms to
 * the first load (3 kB).
 */
export function useSearchParams(): URLSearchParams {
  return new URLSearchParams(useLocation().search);
}
