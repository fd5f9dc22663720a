import { message } from '@myverify/domain/messages/message';
import {
  AlignmentButtons,
  ClearButtons,
  DefaultEditorOptions,
  FormatButtons,
  ListButtons,
  QuoteButtons,
  RichTextInput,
  RichTextInputToolbar,
} from 'ra-input-rich-text';
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { messageText } from '../i18n/refusals';
import { ImageButton } from './ImageButton';
import { LevelSelect } from './LevelSelect';
import { LinkButton } from './LinkButton';

const REQUIRED = (value: unknown) => (value ? undefined : messageText(message('required', { label: 'content' })));
const SIZE = 'small';

/** The rich-text editor, loaded when it is needed. It offers what the server keeps of an article and nothing else. */
export default function ContentInput({ height }: { readonly height: number }) {
  const label = useTranslate()('resources.news.fields.content');
  // The editor is made anew when its options are.
  const options = useMemo(
    () => ({ ...DefaultEditorOptions, editorProps: { attributes: { 'aria-label': label } } }),
    [label],
  );
  return (
    <RichTextInput
      source="content"
      // The summary leads to what has the name of its field.
      id="content"
      validate={REQUIRED}
      editorOptions={options}
      toolbar={
        <RichTextInputToolbar size={SIZE}>
          <LevelSelect />
          <FormatButtons size={SIZE} />
          <AlignmentButtons size={SIZE} />
          <ListButtons size={SIZE} />
          <LinkButton />
          <ImageButton />
          <QuoteButtons size={SIZE} />
          <ClearButtons size={SIZE} />
        </RichTextInputToolbar>
      }
      sx={{
        '& .RaRichTextInput-editorContent .ProseMirror': {
          height,
          overflowY: 'auto',
          p: 2,
          '&, &:hover, &:focus': { bgcolor: 'background.paper' },
        },
        '& .ProseMirror img': { maxWidth: '100%' },
      }}
    />
  );
}
