import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Gives React a choice that was made before it took the list over: React keeps its own value and would put it back. What is typed
 * or ticked before is given to it by the script in the head of the document. @param value what React begins with
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
