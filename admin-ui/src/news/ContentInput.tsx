import {
  AlignmentButtons,
  ClearButtons,
  FormatButtons,
  LevelSelect,
  ListButtons,
  QuoteButtons,
  RichTextInput,
  RichTextInputToolbar,
} from 'ra-input-rich-text';
import { EDITOR_HEIGHT } from './editor-height';
import { ImageButton } from './ImageButton';
import { LinkButton } from './LinkButton';

const REQUIRED = (value: unknown) => (value ? undefined : 'resources.news.content_required');
const SIZE = 'small';

/** The rich-text editor, loaded when it is needed. It offers what the server keeps of an article and nothing else. */
export default function ContentInput() {
  return (
    <RichTextInput
      source="content"
      validate={REQUIRED}
      toolbar={
        <RichTextInputToolbar size={SIZE}>
          <LevelSelect size={SIZE} />
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
        '& .ProseMirror': { height: EDITOR_HEIGHT, overflowY: 'auto', bgcolor: 'background.paper', p: 2 },
        '& .ProseMirror img': { maxWidth: '100%' },
      }}
    />
  );
}
