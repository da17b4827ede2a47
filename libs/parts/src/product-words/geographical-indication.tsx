import { Badge } from '@shop/kit';

/** The registered name of a geographical indication (L-58), or nothing. */
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
