import { createContext, use, type ReactNode } from 'react';
import type { SlotRuntime } from './slot-runtime.tsx';

const RuntimeContext = createContext<SlotRuntime | null>(null);

/** Provides the runtime of this request or page to the slots below. */
export function SlotProvider({ runtime, children }: { runtime: SlotRuntime; children: ReactNode }) {
  return <RuntimeContext value={runtime}>{children}</RuntimeContext>;
}

/** Returns the runtime of this request or page. @throws Error outside of a provider */
export function useSlotRuntime(): SlotRuntime {
  const runtime = use(RuntimeContext);
  if (!runtime) throw new Error('a slot was rendered outside of <SlotProvider>');
  return runtime;
}

/** Returns media conditions with the breakpoints of this channel; unchanged outside of a provider. */
export function useMediaConditions(text: string): string {
  return use(RuntimeContext)?.mediaConditions(text) ?? text;
}
