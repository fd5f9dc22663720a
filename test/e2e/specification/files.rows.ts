import { document, FORBIDDEN, is, kept, NO_SESSION, type Row, refused, success } from './row.js';

const uploaded = (type: string, name: string) =>
  success(200, 'success', { url: is.fileUrl, id: is.matching(/^[0-9a-z]{26}$/), name, type, size: is.number });

/** One file for each field of the form, as `kept` under the kind; the messages are those of the upload table. */
const upload = (kind: string, file: 'photo.jpg' | 'scan.png' | 'paper.pdf', type: string): Row => ({
  call: 'POST /api/file/upload',
  shows: `the kind ${kind}`,
  by: 'student',
  upload: { kind, file },
  answers: uploaded(type, file),
  keeps: { [kind]: 'url' },
});

const wrongKind = (text: string) => refused(400, 'invalid_input', text, { errors: { kind: text } });

export const FILES: readonly Row[] = [
  upload('photo', 'photo.jpg', 'image/jpeg'),
  upload('passport', 'scan.png', 'image/png'),
  upload('certificate', 'paper.pdf', 'application/pdf'),
  upload('transcript', 'paper.pdf', 'application/pdf'),
  upload('ministry', 'scan.png', 'image/png'),
  upload('payment', 'paper.pdf', 'application/pdf'),
  {
    call: 'POST /api/file/upload',
    shows: 'no kind',
    by: 'student',
    upload: { file: 'scan.png' },
    answers: wrongKind('Please say what kind of file this is'),
  },
  {
    call: 'POST /api/file/upload',
    shows: 'a kind there is not',
    by: 'student',
    upload: { kind: 'diploma', file: 'scan.png' },
    answers: wrongKind('There is no such kind of file'),
  },
  {
    call: 'POST /api/file/upload',
    shows: 'a page instead of a paper',
    by: 'student',
    upload: { kind: 'certificate', file: 'page.html' },
    answers: refused(415, 'wrong_format', 'The file format incorrect!'),
  },
  {
    call: 'POST /api/file/upload',
    shows: 'a PDF as a photo',
    by: 'student',
    upload: { kind: 'photo', file: 'paper.pdf' },
    answers: refused(415, 'wrong_format', 'The file format incorrect!'),
  },
  {
    call: 'POST /api/file/upload',
    shows: 'a profile picture of 2 MB',
    by: 'student',
    upload: { kind: 'avatar', file: 'two-megabytes.jpg' },
    answers: refused(413, 'too_large', 'jpg/png files with a size less than 2MB.'),
  },
  {
    call: 'POST /api/file/upload',
    shows: 'a photo of 5 MB',
    by: 'student',
    upload: { kind: 'photo', file: 'five-megabytes.jpg' },
    answers: refused(413, 'too_large', 'jpg/png files with a size less than 5MB.'),
  },
  {
    call: 'POST /api/file/upload',
    shows: 'no file',
    by: 'student',
    body: { kind: 'passport' },
    answers: refused(400, 'invalid_input', 'Please send the file as multipart/form-data', {
      errors: { file: 'Please send the file as multipart/form-data' },
    }),
  },
  {
    call: 'POST /api/file/upload',
    shows: 'no session',
    by: 'nobody',
    upload: { kind: 'passport', file: 'scan.png' },
    answers: NO_SESSION,
  },
  {
    call: 'POST /api/editor/uploadImg',
    shows: 'a profile picture, the kind where none is said',
    by: 'student',
    upload: { file: 'photo.jpg' },
    answers: uploaded('image/jpeg', 'photo.jpg'),
    keeps: { avatar: 'url', 'avatar id': 'id' },
  },
  {
    call: 'POST /api/editor/uploadImg',
    shows: 'the preview of an article',
    by: 'administrator',
    upload: { kind: 'news', file: 'photo.jpg' },
    answers: uploaded('image/jpeg', 'photo.jpg'),
    keeps: { preview: 'url', 'preview id': 'id' },
  },
  {
    call: 'POST /api/editor/uploadImg',
    shows: 'a preview of 2 MB',
    by: 'administrator',
    upload: { kind: 'news', file: 'two-megabytes.jpg' },
    answers: refused(413, 'too_large', 'The file needs to be less than 2 MB!'),
  },
  {
    call: 'POST /api/editor/uploadImg',
    shows: 'a picture of an article, by a student',
    by: 'student',
    upload: { kind: 'editor', file: 'photo.jpg' },
    answers: { ...FORBIDDEN, message: is.text },
  },
  {
    call: 'POST /api/editor/uploadImg',
    shows: 'a kind of another upload',
    by: 'administrator',
    upload: { kind: 'passport', file: 'scan.png' },
    answers: wrongKind('This is for pictures of profiles and articles'),
  },
  {
    call: 'GET /api/file/{id}',
    shows: "the owner's own",
    by: 'student',
    path: { id: kept('avatar id') },
    answers: document('image/jpeg', '\xff\xd8\xff'),
  },
  {
    call: 'GET /api/file/{id}',
    shows: 'a public one',
    by: 'nobody',
    path: { id: kept('preview id') },
    answers: document('image/jpeg', '\xff\xd8\xff'),
  },
  {
    call: 'GET /api/file/{id}',
    shows: "another's private one, as if it were not there",
    by: 'other',
    path: { id: kept('avatar id') },
    answers: refused(404, 'not_found', 'File not found!'),
  },
];
