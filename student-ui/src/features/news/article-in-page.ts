import type { LoaderFunctionArgs } from 'react-router-dom';
import { readId } from '../../lib/by-id';
import { queryClient } from '../../lib/query-client';
import { articleQuery } from './queries';

/** Where an article stands in its page already, the screen waits for what it draws over it. */
export async function articleInPage({ request }: LoaderFunctionArgs): Promise<null> {
  const id = readId(new URL(request.url).searchParams.get('id'));
  if (id !== null && document.querySelector('#root > main article')) await queryClient.prefetchQuery(articleQuery(id));
  return null;
}
