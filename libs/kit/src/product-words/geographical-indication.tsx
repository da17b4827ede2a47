import { Badge } from '../badge/badge.tsx';

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
