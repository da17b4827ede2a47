import { productCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { TextLink } from '@shop/kit';

export interface ReturnsNoteProps {
  /** The terms of this product. */
  readonly text: string;
  readonly href: string;
  readonly className?: string;
}

/** How it can be sent back, and where it is told in full. */
export function ReturnsNote({ text, href, className }: ReturnsNoteProps) {
  const t = useCopy(productCopy);
  return (
    <p className={className}>
      {text} <TextLink to={href}>{t.returnsMore}</TextLink>
    </p>
  );
}
