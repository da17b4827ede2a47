export interface OriginalNameProps {
  /** The BCP 47 tag of its language. */
  readonly name: { readonly text: string; readonly lang: string } | null;
  readonly className?: string;
}

/** The name of a product in its own language, for screen readers in that language; nothing without one. */
export function OriginalName({ name, className }: OriginalNameProps) {
  return (
    name && (
      <p className={className} lang={name.lang}>
        {name.text}
      </p>
    )
  );
}
