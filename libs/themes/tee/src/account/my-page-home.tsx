import { useCopy } from '@shop/copy/react';
import type { OverrideProps } from '@shop/theming';
import { Shout } from '../shout/shout.tsx';
import { teeShoutsCopy } from '../copy/tee-shouts.ts';

/** My page, with a greeting. */
export default function MyPageHome({ Original, ...page }: OverrideProps<'MyPageHome'>) {
  const { sticker, line } = useCopy(teeShoutsCopy).mypage;
  return (
    <>
      <Shout sticker={sticker}>{line}</Shout>
      <Original {...page} />
    </>
  );
}
