import type { ReactNode } from 'react';
import { frameCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';

interface ShopMessage {
  readonly code: string;
  readonly version: string | number;
  readonly text: string;
}

export interface ShopMessagesProps<M extends ShopMessage> {
  readonly messages: readonly M[];
  readonly className?: string | undefined;
  readonly messageClassName?: string | undefined;
  /** Renders one message; its lines are passed as paragraphs. */
  readonly children: (message: M, lines: ReactNode) => ReactNode;
}

/** The shop's messages on every page. A dismissed one is hidden by its code before the first paint. */
export function ShopMessages<M extends ShopMessage>({
  messages,
  className,
  messageClassName,
  children,
}: ShopMessagesProps<M>) {
  const t = useCopy(frameCopy);
  if (messages.length === 0) return null;
  return (
    <section aria-label={t.shopMessages} className={className}>
      {messages.map((message) => (
        <div
          key={message.code}
          className={messageClassName}
          data-shop-message={message.code}
          data-version={message.version}
          suppressHydrationWarning
        >
          {children(
            message,
            message.text.split('\n').map((line) => <p key={line}>{line}</p>),
          )}
        </div>
      ))}
    </section>
  );
}
