import type { AddToCart } from '@shop/theming';

export interface AddFormProps {
  /** The button and the quantity refer to it by this id. */
  readonly id: string;
  readonly action: AddToCart['action'];
  readonly onAdd: () => void;
}

/** The form that adds a product to the cart. Before hydration and without scripts the browser posts it. */
export function AddForm({ id, action, onAdd }: AddFormProps) {
  return (
    <form
      id={id}
      action={action ?? undefined}
      method="post"
      hidden
      onSubmit={(event) => {
        event.preventDefault();
        onAdd();
      }}
    >
      {/* A page is cached and cannot show its cart: without scripts the cart itself is shown. */}
      <noscript>
        <input type="hidden" name="next" value="cart" />
      </noscript>
    </form>
  );
}
