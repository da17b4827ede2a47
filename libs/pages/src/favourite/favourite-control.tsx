import { loadDeferred, useSlotRuntime } from '@shop/theming';
import { useState, type ComponentType } from 'react';
import { useAbortableEffect } from '../timing/use-abortable-effect.ts';

export interface FavouriteOf {
  /** The numeric id of the product. */
  readonly id: number;
  readonly name: string;
  /** `mark`: an icon on a card; `words`: a labelled button beside the cart button. */
  readonly look?: 'mark' | 'words';
}

/** Renders the favourite button of a product after hydration, since it needs scripts. */
export function FavouriteControl(product: FavouriteOf) {
  const runtime = useSlotRuntime();
  const [Favourite, show] = useState<ComponentType<FavouriteOf>>();
  useAbortableEffect(runtime, () => {
    let found: ComponentType<FavouriteOf> | undefined;
    loadDeferred(
      async () => {
        const { bringFavourite } = await import('./favourite.tsx');
        found = await bringFavourite(runtime);
      },
      () => show(() => found),
    );
  });
  return Favourite && <Favourite {...product} />;
}
