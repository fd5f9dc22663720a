import { api, portal } from './api';

/** Uploads a picture. @returns its address, to be named in forms. @throws ApiError */
export async function uploadPicture(kind: 'avatar' | 'news' | 'editor', file: File): Promise<string> {
  const form = new FormData();
  // The server reads fields in their order: what it is comes before the bytes.
  form.append('kind', kind);
  form.append('file', file);
  const { url } = await portal(
    api.POST('/api/editor/uploadImg', { body: { kind, file: '' }, bodySerializer: () => form }),
  );
  return url;
}
