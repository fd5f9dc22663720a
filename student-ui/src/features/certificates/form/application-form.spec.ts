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
