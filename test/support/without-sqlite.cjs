// Loaded before a server: better-sqlite3 lies there as in the image, without its compiled part; on MariaDB it is not even asked for.
const Module = require('node:module');

const blocked = process.env.DATABASE_URL?.startsWith('mariadb:') ? /^better-sqlite3(\/|$)/ : /better_sqlite3\.node$/;
const resolve = Module._resolveFilename;
Module._resolveFilename = function (name, ...rest) {
  if (!blocked.test(name)) return resolve.call(this, name, ...rest);
  throw Object.assign(new Error(`Cannot find module '${name}'`), { code: 'MODULE_NOT_FOUND' });
};
