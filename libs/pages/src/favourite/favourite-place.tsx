import { loadDeferred, useSlotRuntime } from '@shop/theming';
import { useState, type ComponentType } from 'react';
import { useAbortableEffect } from '../timing/use-abortable-effect.ts';

export interface FavouriteOf {
  /** The numeric id of the product. */
  readonly id: number;
  readonly name: string;
  /** `mark` at the corner of a card, `words` beside the button that buys. */
  readonly look?: 'mark' | 'words';
}

/** Where the heart of a product comes to once the page stands: documents are made for guests, and only scripts can keep something. */
export function FavouritePlace(product: FavouriteOf) {
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
