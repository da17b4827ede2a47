export interface OriginalNameProps {
  /** BCP 47 tag of its language. */
  readonly name: { readonly text: string; readonly lang: string } | null;
  readonly className?: string;
}

/** Name of a product where it comes from, read in its own language; nothing when it has none. */
export function OriginalName({ name, className }: OriginalNameProps) {
  return (
    name && (
      <p className={className} lang={name.lang}>
        {name.text}
      </p>
    )
  );
}
