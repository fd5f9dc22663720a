/**
 * The oldest browsers that the interfaces run in, also named in docs/contributing.md. Vite's own default is older by one
 * Firefox, which has none of the methods that change a copy of an array, such as `toSorted`.
 */
export const BROWSERS = ['chrome111', 'edge111', 'firefox115', 'safari16.4', 'ios16.4'];
