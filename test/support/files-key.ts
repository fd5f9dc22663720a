/** What every process of the tests encrypts with: some share a database and have data folders of their own. */
export const FILES_KEY = 'a key for files that every process of the tests knows';
