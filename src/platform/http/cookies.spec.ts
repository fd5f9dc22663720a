import { hostCookie, onlyCookie } from './cookies.js';

it('keeps a cookie to the host that set it, where that is reached by https', () => {
  const options = { path: '/', httpOnly: true, sameSite: 'lax' };
  expect(hostCookie({ publicUrl: 'https://verify.example.my' }, 'device')).toEqual({
    name: '__Host-device',
    options: { ...options, secure: true },
  });
  expect(hostCookie({ publicUrl: 'http://localhost:3000' }, 'device')).toEqual({
    name: 'device',
    options: { ...options, secure: false },
  });
});

it('reads a cookie that is sent once, or twice alike', () => {
  expect(onlyCookie('a=1; device=x=y; b=2', 'device')).toBe('x=y');
  expect(onlyCookie('device=x; device=x', 'device')).toBe('x');
  expect(onlyCookie('device=x; device=y', 'device')).toBeNull();
  expect([onlyCookie('device=', 'device'), onlyCookie(undefined, 'device')]).toEqual([null, null]);
});
