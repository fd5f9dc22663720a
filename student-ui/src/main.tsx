import './app/old-links';
import './app/styles';
import './i18n/i18n';
import { removeOldDrafts } from '@myverify/api-client/draft-places';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App';
import { watchForScripts } from './lib/script-fonts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root"');
watchForScripts();
removeOldDrafts(localStorage);
// In a transition React draws in short steps, between which the browser can do something else.
startTransition(() =>
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  ),
);
