import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { useState } from 'react';
import { useAccountTexts } from './account.texts';

/** A password that can be shown, by keyboard as well. */
export function PasswordField(props: PasswordInputProps) {
  const t = useAccountTexts();
  const [shown, setShown] = useState(false);
  return (
    <PasswordInput
      {...props}
      required
      visible={shown}
      onVisibilityChange={setShown}
      visibilityToggleButtonProps={{ 'aria-label': t(shown ? 'hide' : 'show'), tabIndex: 0, size: 30 }}
      spellCheck={false}
    />
  );
}
