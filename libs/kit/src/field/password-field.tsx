import { useState } from 'react';
import { formsCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { Button } from '../button/button.tsx';
import { TextField, type TextFieldProps } from './text-field.tsx';

/** A password field that can show its value (F-11); pasting is always allowed. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'after'>) {
  const [shown, setShown] = useState(false);
  const t = useCopy(formsCopy);
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      spellCheck={false}
      autoCapitalize="none"
      after={
        <Button
          size="small"
          aria-label={shown ? t.password.hideLabel : t.password.showLabel}
          onClick={() => setShown(!shown)}
        >
          {shown ? t.password.hide : t.password.show}
        </Button>
      }
    />
  );
}
