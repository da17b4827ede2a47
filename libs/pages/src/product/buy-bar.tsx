import { OnDemandSlots, slot } from '@shop/theming';
import { useState, useSyncExternalStore } from 'react';

const Bar = slot('BuyBar');

interface BuyBarOfProps {
  readonly name: string;
  readonly price: number;
}

/** Follows a reader once the page's own button lies above the view, and presses that button: number and measures are those chosen there. */
export function BuyBar({ name, price }: BuyBarOfProps) {
  // Looked up each time: the buy box may be drawn anew, and an observer would watch a button that is gone.
  const isShown = useSyncExternalStore(
    onScroll,
    () => (buttonOf(name)?.getBoundingClientRect().bottom ?? 0) < 0,
    () => false,
  );
  const [wasShown, setWasShown] = useState(isShown);
  if (isShown && !wasShown) setWasShown(true);
  // Who never scrolls past the button needs no script for it.
  if (!isShown && !wasShown) return null;
  return (
    <OnDemandSlots value>
      <Bar name={name} price={price} isShown={isShown} onBuy={() => buttonOf(name)?.click()} />
    </OnDemandSlots>
  );
}

function onScroll(look: () => void): () => void {
  addEventListener('scroll', look, { passive: true });
  return () => removeEventListener('scroll', look);
}

/** The button of the buy box: every theme draws it with this mark. */
function buttonOf(name: string): HTMLElement | null {
  const box = [...document.querySelectorAll('main section[aria-label]')].find(
    (section) => section.getAttribute('aria-label') === name,
  );
  return box?.querySelector<HTMLElement>('[data-buy]') ?? null;
}
