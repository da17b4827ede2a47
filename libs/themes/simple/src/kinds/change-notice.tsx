import { Notice, UndoButton } from '@shop/kit';
import type { AccountNotice } from '@shop/theming';

/** The result of the last change, with an undo button while it is possible. */
export function ChangeNotice({ message }: { readonly message: AccountNotice | null }) {
  if (message === null) return null;
  return (
    <Notice tone={message.tone} live>
      {message.text} {message.onUndo && <UndoButton onUndo={message.onUndo} />}
    </Notice>
  );
}
