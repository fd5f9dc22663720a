import { MenuItem, Select } from '@mui/material';
import { useTiptapEditor } from 'ra-input-rich-text';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';

const LEVELS = [1, 2, 3, 4, 5, 6];
const TEXT = 0;

/** Whether the line is text or a heading, and of which level. */
export function LevelSelect() {
  const translate = useTranslate();
  const editor = useTiptapEditor();
  const [level, setLevel] = useState(TEXT);
  useEffect(() => {
    if (!editor) return;
    const follow = () => setLevel(LEVELS.find((one) => editor.isActive('heading', { level: one })) ?? TEXT);
    editor.on('transaction', follow);
    return () => {
      editor.off('transaction', follow);
    };
  }, [editor]);
  const choose = (next: number) => {
    const chain = editor.chain().focus();
    if (next === TEXT) chain.setNode('paragraph').run();
    else chain.setNode('heading', { level: next }).run();
  };
  return (
    <Select
      size="small"
      margin="none"
      fullWidth={false}
      value={level}
      onChange={(event) => choose(Number(event.target.value))}
      slotProps={{ input: { 'aria-label': translate('ra.tiptap.select_level') } }}
      sx={{ minWidth: 120, '& .MuiSelect-select': { py: 0.5 } }}
    >
      <MenuItem value={TEXT}>{translate('ra.tiptap.paragraph')}</MenuItem>
      {LEVELS.map((one) => (
        <MenuItem key={one} value={one}>
          {translate(`ra.tiptap.heading${one}`)}
        </MenuItem>
      ))}
    </Select>
  );
}
