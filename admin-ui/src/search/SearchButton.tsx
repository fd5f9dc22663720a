import Search from '@mui/icons-material/Search';
import { IconButton, Tooltip } from '@mui/material';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { lazyPart, MissingDialog } from '../records/lazy-part';

const SearchDialog = lazyPart(() => import('./SearchDialog'), MissingDialog);

/** Opened by Ctrl+K (Cmd+K) from anywhere. */
export function SearchButton() {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 'k') return;
      event.preventDefault();
      setOpen(true);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  return (
    <>
      <Tooltip title={translate('search.hint')}>
        <IconButton color="inherit" aria-label={translate('search.open')} onClick={() => setOpen(true)}>
          <Search />
        </IconButton>
      </Tooltip>
      {isOpen ? <SearchDialog onClose={() => setOpen(false)} /> : null}
    </>
  );
}
