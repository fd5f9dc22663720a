import { TextInput, type TextInputProps, useTranslate } from 'react-admin';

interface SearchInputProps extends TextInputProps {
  /** It finds what is typed in whole, and not by the beginnings of its words. */
  readonly isWhole?: boolean;
}

/** A typed filter of a list. Once it has the focus it says what it finds, in the room that the text will take. */
export function SearchInput({ isWhole = false, ...props }: SearchInputProps) {
  const translate = useTranslate();
  return (
    <TextInput {...props} resettable placeholder={translate(`records.found_by.${isWhole ? 'whole' : 'beginnings'}`)} />
  );
}
