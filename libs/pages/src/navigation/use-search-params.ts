import { useLocation } from 'react-router';

/**
 * The query of the address. The router has a hook of this name, whose module brings the router's own links and forms
 * into the first load (3 kB); to change the query, navigate.
 */
export function useSearchParams(): URLSearchParams {
  return new URLSearchParams(useLocation().search);
}
