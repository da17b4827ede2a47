import { Notice, UndoButton } from '@shop/kit';
import type { AccountNotice } from '@shop/theming';

/** What became of the last change, with the way back while there is one. */
export function ChangeNotice({ message }: { readonly message: AccountNotice | null }) {
  if (message === null) return null;
  return (
    <Notice tone={message.tone} live>
      {message.text} {message.onUndo && <UndoButton onUndo={message.onUndo} />}
    </Notice>
  );
}
