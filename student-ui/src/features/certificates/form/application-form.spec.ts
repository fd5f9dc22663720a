import { expect, it } from '@jest/globals';
import { EMPTY_APPLICATION } from './application';
import { ApplicationForm } from './application-form';

it('adds a file that has arrived to a list, and puts it into a field for one', () => {
  const form = new ApplicationForm({ base: EMPTY_APPLICATION, values: EMPTY_APPLICATION, version: null });
  for (const url of ['/api/file/a', '/api/file/b']) {
    form.arrive('cert_photos', url);
    form.arrive('avatar', url);
  }
  expect(form.state()).toMatchObject({
    dirty: true,
    values: { avatar: '/api/file/b', cert_photos: ['/api/file/a', '/api/file/b'] },
  });
});

it('puts a file into the place of another, which may be gone by then', () => {
  const values = { ...EMPTY_APPLICATION, cert_photos: ['/api/file/a', '/api/file/b'] };
  const form = new ApplicationForm({ base: values, values, version: null });
  form.arrive('cert_photos', '/api/file/a2', '/api/file/a');
  form.arrive('cert_photos', '/api/file/c2', '/api/file/c');
  expect(form.state().values.cert_photos).toEqual(['/api/file/a2', '/api/file/b', '/api/file/c2']);
});
