import { removeOldDrafts } from '@myverify/api-client/draft-places';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { App } from './App';
import { BASENAME } from './auth/place';
import '@fontsource-variable/inter';
import '@fontsource-variable/noto-sans-sc';
import './style.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root"');
removeOldDrafts(localStorage);
// A data router: only with one can a form ask before it is left.
const router = createBrowserRouter([{ path: '*', element: <App /> }], { basename: BASENAME });
createRoot(root).render(
  <StrictMode>
    {/* React-admin signs out by going to the sign-in page and then clearing its caches: as a transition the first comes too late, and it begins again. */}
    <RouterProvider router={router} useTransitions={false} />
  </StrictMode>,
);
