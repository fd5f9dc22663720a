import DarkMode from '@mui/icons-material/DarkModeOutlined';
import Fullscreen from '@mui/icons-material/Fullscreen';
import FullscreenExit from '@mui/icons-material/FullscreenExit';
import LightMode from '@mui/icons-material/LightModeOutlined';
import Translate from '@mui/icons-material/Translate';
import { Button, IconButton, Menu, MenuItem, Tooltip } from '@mui/material';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocaleState, useTheme, useTranslate } from 'react-admin';
import { LANGUAGE_TAGS, LANGUAGES, toLanguage } from '../i18n/language';
import { keepTyped } from '../records/text-autosave';

export function LanguageSwitch() {
  const translate = useTranslate();
  const [locale, setLocale] = useLocaleState();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const current = LANGUAGES.find((language) => language.locale === locale) ?? LANGUAGES[0];
  const choose = (language: string) => {
    setAnchor(null);
    // Everything is drawn anew in the other language.
    keepTyped();
    setLocale(language);
  };
  return (
    <>
      <Button
        color="inherit"
        startIcon={<Translate fontSize="small" />}
        onClick={(event) => setAnchor(event.currentTarget)}
        aria-haspopup="menu"
        aria-label={[translate('layout.language'), current.name].join(translate('records.colon'))}
        sx={{
          minWidth: { xs: 40, md: 64 },
          '& .MuiButton-startIcon': { mr: { xs: 0, md: 1 }, ml: { xs: 0, md: -0.5 } },
        }}
      >
        <span className="wide-only">{current.name}</span>
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {LANGUAGES.map(({ locale: language, name }) => (
          <MenuItem
            key={language}
            lang={LANGUAGE_TAGS[toLanguage(language)]}
            selected={language === locale}
            onClick={() => choose(language)}
          >
            {name}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

export function ThemeSwitch() {
  const [theme, setTheme] = useTheme();
  const isDark = theme === 'dark';
  return (
    <Switch label={isDark ? 'layout.light' : 'layout.dark'} onClick={() => setTheme(isDark ? 'light' : 'dark')}>
      {isDark ? <LightMode fontSize="small" /> : <DarkMode fontSize="small" />}
    </Switch>
  );
}

export function FullScreenSwitch() {
  const [isFull, setFull] = useState(document.fullscreenElement !== null);
  useEffect(() => {
    const follow = () => setFull(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', follow);
    return () => document.removeEventListener('fullscreenchange', follow);
  }, []);
  if (!document.fullscreenEnabled) return null;
  const toggle = () => (isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen());
  return (
    <Switch label={isFull ? 'layout.leave_full_screen' : 'layout.full_screen'} onClick={() => void toggle()}>
      {isFull ? <FullscreenExit fontSize="small" /> : <Fullscreen fontSize="small" />}
    </Switch>
  );
}

interface SwitchProps {
  readonly label: string;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

function Switch({ label, onClick, children }: SwitchProps) {
  const text = useTranslate()(label);
  return (
    <Tooltip title={text}>
      <IconButton color="inherit" aria-label={text} onClick={onClick}>
        {children}
      </IconButton>
    </Tooltip>
  );
}
