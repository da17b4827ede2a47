import { lazy, Suspense, type ComponentProps } from 'react';

const Footer = lazy(() => import('./frame-footer.tsx').then(({ FrameFooter }) => ({ default: FrameFooter })));
const Menu = lazy(() => import('./frame-menu.tsx').then(({ FrameMenu }) => ({ default: FrameMenu })));

/** The foot of the page, which is plain links until the page stands. */
export function LaterFooter(props: ComponentProps<typeof Footer>) {
  return (
    <Suspense fallback={null}>
      <Footer {...props} />
    </Suspense>
  );
}

/** The menu of small screens, which opens without scripts. */
export function LaterMenu(props: ComponentProps<typeof Menu>) {
  return (
    <Suspense fallback={null}>
      <Menu {...props} />
    </Suspense>
  );
}
