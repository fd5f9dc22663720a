import { describe, expect, it } from '@jest/globals';
import { mayDo } from './permissions';

describe('what a role may do on the screens', () => {
  it('takes the permission of the screen', () => {
    expect(mayDo(['news.manage'], 'news', 'list')).toBe(true);
    expect(mayDo(['news.manage'], 'news', 'create')).toBe(true);
    expect(mayDo(['news.manage'], 'companies')).toBe(false);
    expect(mayDo([], 'users', 'delete')).toBe(false);
  });

  it('lets whoever reviews see applications, too', () => {
    expect(mayDo(['certificates.review'], 'certificates')).toBe(true);
    expect(mayDo(['certificates.review'], 'certificates', 'edit')).toBe(true);
    expect(mayDo(['certificates.read'], 'certificates', 'edit')).toBe(false);
  });

  it('lets reports be seen by those who may read, and withdrawn by those who may do that, too', () => {
    expect(mayDo(['certificates.read'], 'reports', 'show')).toBe(true);
    expect(mayDo(['certificates.read'], 'reports', 'edit')).toBe(false);
    expect(mayDo(['certificates.read', 'reports.withdraw'], 'reports', 'edit')).toBe(true);
    expect(mayDo(['reports.withdraw'], 'reports', 'edit')).toBe(false);
  });

  it('is free where a screen is for everyone who works here', () => {
    expect(mayDo([], 'account')).toBe(true);
  });
});
