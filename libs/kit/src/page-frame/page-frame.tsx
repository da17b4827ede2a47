import type { ReactNode } from 'react';
import { frameCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { LinkIntentProvider, type OnLinkIntent } from '../link/link-intent.tsx';

export interface PageFrameProps {
  readonly kind: string;
  readonly header: ReactNode;
  /** The shop's messages, between header and page. */
  readonly messages: ReactNode;
  readonly children: ReactNode;
  readonly footer: ReactNode;
  readonly onLinkIntent: OnLinkIntent;
  /** The theme's classes of each part. */
  readonly classes: {
    readonly layout?: string | undefined;
    readonly skip?: string | undefined;
    readonly messages?: string | undefined;
    readonly main?: string | undefined;
  };
}

/** The parts of every page and the skip link. Has no styles. */
export function PageFrame({ kind, header, messages, children, footer, onLinkIntent, classes }: PageFrameProps) {
  const t = useCopy(frameCopy);
  return (
    <LinkIntentProvider onIntent={onLinkIntent}>
      <div className={classes.layout} data-kind={kind}>
        <a className={classes.skip} href="#main">
          {t.skipToMain}
        </a>
        {header}
        <div className={classes.messages}>{messages}</div>
        <main id="main" className={classes.main} tabIndex={-1}>
          {children}
        </main>
        {footer}
      </div>
    </LinkIntentProvider>
  );
}
