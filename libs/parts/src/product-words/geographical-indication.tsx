import { Badge } from '@shop/kit';

/** Registered name that a product bears (L-58), or nothing. */
export function GeographicalIndication({ name }: { readonly name: string | null }) {
  return (
    name && (
      <p>
        <Badge tone="accent" icon="label">
          {name}
        </Badge>
      </p>
    )
  );
}
