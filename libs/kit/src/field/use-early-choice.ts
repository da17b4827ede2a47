import { useEffect, useRef, type RefObject } from 'react';

/**
 * Repeats a choice that was made before hydration, because the next render would reset it.
 * @param value the value of the first render
 */
export function useEarlyChoice(value: unknown): RefObject<HTMLSelectElement | null> {
  const list = useRef<HTMLSelectElement>(null);
  const first = useRef(value);
  // A layout effect would run before those of the parents, on which handlers rely.
  useEffect(() => {
    const { current } = list;
    const isOffered = [...(current?.options ?? [])].some((option) => option.value === first.current);
    if (isOffered && current?.value !== first.current) current?.dispatchEvent(new Event('change', { bubbles: true }));
  }, []);
  return list;
}
