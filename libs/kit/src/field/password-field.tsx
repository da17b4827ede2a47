import { useState } from 'react';
import { kitCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Button } from '../button/button.tsx';
import { TextField, type TextFieldProps } from './text-field.tsx';

/** A password that the shopper may look at (F-11); paste is never refused. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'after'>) {
  const [shown, setShown] = useState(false);
  const t = useCopy(kitCopy);
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      spellCheck={false}
      autoCapitalize="none"
      after={
        <Button size="small" aria-label={shown ? t.hidePassword : t.showPassword} onClick={() => setShown(!shown)}>
          {shown ? t.hide : t.show}
        </Button>
      }
    />
  );
}
