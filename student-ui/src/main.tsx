import '@fontsource-variable/inter/wght.css';
import '@mantine/core/styles.css';
import './app/app.css';
import './i18n/i18n';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App';

// An old link, `/#/index`: the part behind the hash is today's path.
if (location.hash.startsWith('#/')) history.replaceState(null, '', location.hash.slice(1));

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root"');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
