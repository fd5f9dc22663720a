import InsertLink from '@mui/icons-material/InsertLink';
import { ToggleButton } from '@mui/material';
import { useTiptapEditor } from 'ra-input-rich-text';
import { useTranslate } from 'react-admin';

/** Makes a link of the selected text, or takes the link away. */
export function LinkButton() {
  const translate = useTranslate();
  const editor = useTiptapEditor();
  const label = translate('resources.news.link');
  const ask = () => {
    const present: unknown = editor.getAttributes('link').href;
    const address = window.prompt(
      translate('resources.news.link_address'),
      typeof present === 'string' ? present : 'https://',
    );
    if (address === null) return;
    const chain = editor.chain().focus().extendMarkRange('link');
    if (address.trim()) chain.setMark('link', { href: address.trim() }).run();
    else chain.unsetMark('link').run();
  };
  return (
    <ToggleButton
      value="link"
      size="small"
      aria-label={label}
      title={label}
      disabled={!editor?.isEditable}
      onClick={ask}
    >
      <InsertLink fontSize="inherit" />
    </ToggleButton>
  );
}
