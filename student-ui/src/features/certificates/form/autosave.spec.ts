import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { UploadQueue } from '../../../components/upload/upload-queue';
import { EMPTY_APPLICATION } from './application';
import { ApplicationForm } from './application-form';
import { AUTOSAVE_MS, Autosave } from './autosave';
import type { DraftAutosave } from './draft-autosave';

const PLACE = 'application:7:new';
const keep = jest.fn<(place: string, draft: unknown) => void>();
const forget = jest.fn<(place: string) => void>();

let form: ApplicationForm;
let uploads: UploadQueue;
let autosave: Autosave;

beforeEach(() => {
  jest.useFakeTimers();
  keep.mockReset();
  forget.mockReset();
  form = new ApplicationForm({ base: EMPTY_APPLICATION, values: EMPTY_APPLICATION, version: null });
  uploads = new UploadQueue({ send: () => new Promise(() => undefined), onDone: () => undefined });
  autosave = new Autosave({ keep, forget, read: () => null }, PLACE, form, uploads);
});

afterEach(() => {
  jest.useRealTimers();
});

function type(text: string): void {
  for (const letter of text) form.set('name', form.state().values.name + letter);
}

function kept(): unknown[] {
  return keep.mock.calls.map(([, draft]) => (draft as DraftAutosave).values.name);
}

it('writes once for many letters, and all of them', () => {
  autosave.begin();
  type('Mei Lin');
  expect(kept()).toEqual([]);
  jest.advanceTimersByTime(AUTOSAVE_MS);
  expect(kept()).toEqual(['Mei Lin']);
  jest.advanceTimersByTime(10 * AUTOSAVE_MS);
  expect(kept()).toHaveLength(1);
});

it('is not put off by who types without a pause', () => {
  autosave.begin();
  for (let letter = 0; letter < 20; letter++) {
    type('a');
    jest.advanceTimersByTime(AUTOSAVE_MS / 4);
  }
  expect(kept()).toHaveLength(5);
});

it('writes at once when the page is left or the form closed, and nothing where nothing waits', () => {
  const end = autosave.begin();
  type('Mei');
  autosave.flush();
  autosave.flush();
  expect(kept()).toEqual(['Mei']);
  type(' Lin');
  end();
  expect(kept()).toEqual(['Mei', 'Mei Lin']);
  type(' Wang');
  jest.advanceTimersByTime(AUTOSAVE_MS);
  expect(kept()).toHaveLength(2);
});

it('keeps the names of files that have not arrived', () => {
  autosave.begin();
  uploads.add('cert_photos', 'certificate', [
    new File(['x'], 'degree.pdf', { type: 'application/pdf' }),
    new File(['x'], 'page.html', { type: 'text/html' }),
  ]);
  jest.advanceTimersByTime(AUTOSAVE_MS);
  expect(keep.mock.calls[0]?.[1]).toMatchObject({ unsent: ['degree.pdf'] });
});

it.each([
  ['is saved', () => form.settle()],
  ['is left for good', () => autosave.giveUp()],
])('leaves nothing behind once the form %s, although something waited to be written', (_what, over) => {
  const end = autosave.begin();
  type('Mei');
  forget.mockReset();
  over();
  uploads.clear();
  expect(forget).toHaveBeenCalledWith(PLACE);
  jest.advanceTimersByTime(AUTOSAVE_MS);
  end();
  expect(kept()).toEqual([]);
});
