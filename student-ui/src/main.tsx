import './app/old-links';
import './app/styles';
import { removeOldDrafts } from '@myverify/api-client/draft-places';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App';
import { createRouter, type Router } from './app/router';
import { tellLanguage } from './i18n/i18n';
import { watchForScripts } from './lib/script-fonts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root"');
tellLanguage();
watchForScripts();
removeOldDrafts(localStorage);
// In a task of its own, after that of the modules: the longer one is, the longer a phone does not listen.
window.setTimeout(begin);

function begin(): void {
  const router = createRouter();
  // Where words of the screen stand already, they stay until its program is there: see first-words.tsx.
  if (root?.querySelector('main')) whenScreenIsThere(router, () => draw(router));
  else draw(router);
}

function draw(router: Router): void {
  // In a transition React draws in short steps, between which the browser can do something else.
  startTransition(() =>
    createRoot(root as HTMLElement).render(
      <StrictMode>
        <App router={router} />
      </StrictMode>,
    ),
  );
}

function whenScreenIsThere(router: Router, then: () => void): void {
  if (router.state.initialized) {
    then();
    return;
  }
  const stop = router.subscribe(({ initialized }) => {
    if (!initialized) return;
    stop();
    then();
  });
}
