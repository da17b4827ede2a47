import { createContext, use, type ReactNode } from 'react';
import type { SlotRuntime } from './slot-runtime.tsx';

const RuntimeContext = createContext<SlotRuntime | null>(null);

/** Gives the slots below it the runtime of this request or page. */
export function SlotProvider({ runtime, children }: { runtime: SlotRuntime; children: ReactNode }) {
  return <RuntimeContext value={runtime}>{children}</RuntimeContext>;
}

/** The runtime of this request or page; throws outside of a provider. */
export function useSlotRuntime(): SlotRuntime {
  const runtime = use(RuntimeContext);
  if (!runtime) throw new Error('a slot was rendered outside of <SlotProvider>');
  return runtime;
}

/** Media conditions with the breakpoints of this channel; as they are outside of a provider. */
export function useMediaConditions(text: string): string {
  return use(RuntimeContext)?.mediaConditions(text) ?? text;
}
