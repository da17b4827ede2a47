import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Reports to React a choice that was made before hydration, which React would revert to its own value. Typed text and
 * checkboxes are handled by the script in the document's head. @param value the initial value of React
 */
export function useEarlyChoice(value: unknown): RefObject<HTMLSelectElement | null> {
  const list = useRef<HTMLSelectElement>(null);
  const first = useRef(value);
  useLayoutEffect(() => {
    const { current } = list;
    const isOffered = [...(current?.options ?? [])].some((option) => option.value === first.current);
    if (isOffered && current?.value !== first.current) current?.dispatchEvent(new Event('change', { bubbles: true }));
  }, []);
  return list;
}
