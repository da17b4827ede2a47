import { Notice, RichText } from '@shop/kit';

export interface CautionProps {
  readonly html: string | null;
  /** `quiet`: part of the surrounding text. `notice`: separate. */
  readonly look?: 'notice' | 'quiet';
}

/** A caution that the shop has set for this page (spec §2), or nothing. */
export function Caution({ html, look = 'notice' }: CautionProps) {
  if (!html) return null;
  if (look === 'quiet') return <RichText html={html} />;
  return (
    <Notice>
      <RichText html={html} />
    </Notice>
  );
}
