/** Makes the events of the store for the shell. Events emitted before the first listener are passed to it. */
export function createEvents<Event>() {
  const listeners = new Set<(event: Event) => void>();
  let waiting: Event[] = [];
  return {
    emit: (event: Event): void => {
      if (listeners.size === 0) waiting.push(event);
      else listeners.forEach((listener) => listener(event));
    },
    listen: (listener: (event: Event) => void): (() => void) => {
      listeners.add(listener);
      const missed = waiting;
      waiting = [];
      missed.forEach(listener);
      return () => listeners.delete(listener);
    },
  };
}
