import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import styles from './tabs.module.css';

export interface TabsProps {
  /** Names the set for screen readers. */
  readonly label: string;
  readonly tabs: readonly { readonly id: string; readonly label: ReactNode; readonly panel: ReactNode }[];
  /** Id of the tab open at first; the first one when absent. */
  readonly initial?: string;
}

/** Panels of which one is seen. Arrow keys, Home and End move between the tabs. */
export function Tabs({ label, tabs, initial }: TabsProps) {
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(initial ?? tabs[0]?.id);
  const move = (event: KeyboardEvent) => {
    const target = nextTab(event.key, tabs.findIndex((tab) => tab.id === open), tabs.length);
    const tab = target === null ? undefined : tabs[target];
    if (!tab) return;
    event.preventDefault();
    setOpen(tab.id);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[target ?? 0]?.focus();
  };
  return (
    <div className={styles.tabs}>
      <div className={styles.list} role="tablist" aria-label={label} ref={list} onKeyDown={move}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            className={styles.tab}
            type="button"
            role="tab"
            id={`${base}-tab-${tab.id}`}
            aria-controls={`${base}-panel-${tab.id}`}
            aria-selected={tab.id === open}
            tabIndex={tab.id === open ? 0 : -1}
            onClick={() => setOpen(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          className={styles.panel}
          role="tabpanel"
          id={`${base}-panel-${tab.id}`}
          aria-labelledby={`${base}-tab-${tab.id}`}
          hidden={tab.id !== open}
          tabIndex={0}
        >
          {tab.panel}
        </div>
      ))}
    </div>
  );
}

/** Index of the tab a key leads to from the one at `at`; null for keys that lead nowhere. Runs round at both ends. */
export function nextTab(key: string, at: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
      return (at + 1) % count;
    case 'ArrowLeft':
      return (at - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
