import { OnDemandSlots, slot } from '@shop/theming';
import { useState, useSyncExternalStore } from 'react';

const Bar = slot('BuyBar');

interface BuyBarOfProps {
  readonly name: string;
  readonly price: number;
}

/** A sticky bar shown when the button of the page is above the viewport; it presses that button. */
export function BuyBar({ name, price }: BuyBarOfProps) {
  // Looked up each time: the buy box may re-render, and an observer would watch a removed button.
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

/** Returns the button of the buy box, which every theme renders with this attribute. */
function buttonOf(name: string): HTMLElement | null {
  const box = [...document.querySelectorAll('main section[aria-label]')].find(
    (section) => section.getAttribute('aria-label') === name,
  );
  return box?.querySelector<HTMLElement>('[data-buy]') ?? null;
}
