import { describe, expect, it } from '@jest/globals';
import { mayDo } from './permissions';

describe('what a role may do on the screens', () => {
  it('takes the permission of the screen', () => {
    expect(mayDo(['news.manage'], 'news', 'list')).toBe(true);
    expect(mayDo(['news.manage'], 'news', 'create')).toBe(true);
    expect(mayDo(['news.manage'], 'company')).toBe(false);
    expect(mayDo([], 'user', 'delete')).toBe(false);
  });

  it('lets reports be seen by those who may read, and withdrawn by those who may do that, too', () => {
    expect(mayDo(['certificates.read'], 'report', 'show')).toBe(true);
    expect(mayDo(['certificates.read'], 'report', 'edit')).toBe(false);
    expect(mayDo(['certificates.read', 'reports.withdraw'], 'report', 'edit')).toBe(true);
    expect(mayDo(['reports.withdraw'], 'report', 'edit')).toBe(false);
  });

  it('is free where a screen is for everyone who works here', () => {
    expect(mayDo([], 'account')).toBe(true);
  });
});
