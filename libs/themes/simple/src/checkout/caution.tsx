import { Notice, RichText } from '@shop/kit';

/** A caution that the shop has set for this page (spec §2), or nothing. */
export function Caution({ html }: { html: string | null }) {
  if (!html) return null;
  return (
    <Notice>
      <RichText html={html} />
    </Notice>
  );
}
