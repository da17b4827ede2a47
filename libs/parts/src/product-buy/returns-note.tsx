import { productCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { TextLink } from '@shop/kit';

export interface ReturnsNoteProps {
  /** The return terms of this product. */
  readonly text: string;
  readonly href: string;
  readonly className?: string;
}

/** The return terms, with a link to the full text. */
export function ReturnsNote({ text, href, className }: ReturnsNoteProps) {
  const t = useCopy(productCopy);
  return (
    <p className={className}>
      {text} <TextLink to={href}>{t.returnsMore}</TextLink>
    </p>
  );
}
