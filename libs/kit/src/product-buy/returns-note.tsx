import { productCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { TextLink } from '../link/text-link.tsx';

export interface ReturnsNoteProps {
  readonly href: string;
  readonly className?: string;
}

/** What can be sent back, in a sentence, and where it is told in full. */
export function ReturnsNote({ href, className }: ReturnsNoteProps) {
  const t = useCopy(productCopy);
  return (
    <p className={className}>
      {t.returns} <TextLink to={href}>{t.returnsMore}</TextLink>
    </p>
  );
}
