type Load = (module: string) => Promise<unknown>;

/** Given by `environment.mjs`. Where Jest does not run the file, Node keeps what it has loaded anyway. */
const load: Load = Reflect.get(globalThis, 'LOAD_ONCE') ?? ((module: string) => import(module));

/**
 * A module that all test files of a process share: a package, or a file of this folder by its own name (`./x.ts`). It
 * lives outside their contexts: its objects are no instances of a test file's classes, and it must not keep what a test
 * file gives it.
 */
export function loadOnce<Module>(module: string): Promise<Module> {
  return load(module) as Promise<Module>;
}
