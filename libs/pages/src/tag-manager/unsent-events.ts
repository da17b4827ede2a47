const KEY = 'shop_untold_events';
/** A whole checkout has about twenty events. */
const MOST = 60;

type Session = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Saves the events of a document without tag manager for the next document of this window with one (P-27): most
 * purchases happen on a screen without it. Without storage they are lost.
 */
export function saveUnsent(session: () => Session, events: readonly unknown[]): void {
  if (events.length === 0) return;
  try {
    const json = JSON.stringify([...read(session()), ...events].slice(-MOST));
    session().setItem(KEY, json);
  } catch {
    // Only tags lose events.
  }
}

/** Returns the saved events in order, and deletes them. */
export function takeUnsent(session: () => Session): readonly unknown[] {
  try {
    const events = read(session());
    session().removeItem(KEY);
    return events;
  } catch {
    return [];
  }
}

function read(session: Session): readonly unknown[] {
  const value: unknown = JSON.parse(session.getItem(KEY) ?? '[]');
  return Array.isArray(value) ? value : [];
}
