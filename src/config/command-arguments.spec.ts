import { addressIn, folderIn } from './command-arguments.js';
import { readTarget } from './database.js';

describe('the arguments of a command', () => {
  it.each([[[]], [['--force']], [['one', 'two']]])('name one folder: not %j', (args) => {
    expect(() => folderIn(args)).toThrow('name one folder');
  });

  it('name one database to move into, a MariaDB', () => {
    expect(readTarget(addressIn(['mysql://a:b@c/d?tls=required']))).toBe('mysql://a:b@c/d?tls=required');
    expect(() => addressIn(['mariadb://a@b/c', 'mariadb://a@b/d'])).toThrow('name one database alone');
  });

  it.each([
    [undefined, 'name the MariaDB to move into: "npm run move -- mariadb://user:password@host/name"'],
    ['sqlite:other', 'name the MariaDB to move into'],
    ['postgres://a@b/c', 'name the MariaDB to move into'],
    ['mariadb://a@b', 'the address of the target must name a database'],
    ['mariadb://a@b,c/d', 'the address of the target names several servers'],
    ['mariadb://a@b/c?ssl=1', 'the address of the target has an unknown parameter "ssl"'],
    ['mariadb://a@127.0.0.1/c?tls=verify', 'the address of the target must name its host where tls=verify'],
    ['mariadb://a@b/c?tls=verify&ca=/not/there', 'ca in the address of the target: /not/there cannot be read'],
  ])('are refused where they name %s', (given, words) => {
    expect(() => readTarget(addressIn(given === undefined ? [] : [given]))).toThrow(words);
  });
});
